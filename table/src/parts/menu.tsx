import { glossary } from "../glossary.ts";
import { paces } from "../host/protocol.ts";
import { set, settings, themes } from "../settings.ts";
import { words } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import { Select } from "./select.tsx";

/** What the player chooses for good. */
export function SettingsMenu({ onClose }: { onClose: () => void }) {
    const say = words.value;
    const { language, theme, pace, playsForced, asksFirst } = settings.value;
    const languages = glossary.value.languages;
    return (
        <Dialog title={say.settings} onClose={onClose}>
            <Select
                label={say.language}
                value={language}
                options={languages.map(({ code, name }) => [code, name] as const)}
                onChange={(value) => set({ language: value })}
            />
            <Select
                label={say.theme}
                value={theme}
                options={themes.map((one) => [one, say.themes[one]] as const)}
                onChange={(value) => set({ theme: value })}
            />
            <Select
                label={say.pace}
                value={pace}
                options={paces.map((one) => [one, say.paces[one]] as const)}
                onChange={(value) => set({ pace: value })}
            />
            <label class="check">
                <input
                    type="checkbox"
                    checked={playsForced}
                    onChange={(event) => set({ playsForced: event.currentTarget.checked })}
                />
                {say.playsForced}
            </label>
            <label class="check">
                <input
                    type="checkbox"
                    checked={asksFirst}
                    onChange={(event) => set({ asksFirst: event.currentTarget.checked })}
                />
                {say.asksFirst}
            </label>
        </Dialog>
    );
}
