import { words } from "../words/index.ts";
import { marks, type Grade } from "./figures.ts";

/** How good a move was, as a sign. */
export function Mark({ grade }: { grade: Grade }) {
    const told = words.value.grades[grade];
    return (
        <span class="mark" data-grade={grade} title={told}>
            <span aria-hidden="true">{marks[grade] || "✓"}</span>
            <span class="visually-hidden">{told}</span>
        </span>
    );
}
