declare module "virtual:glossaries" {
    const glossaries: Readonly<Record<import("triqueta").Language, import("../glossaries.ts").Glossary>>;
    export default glossaries;
}
