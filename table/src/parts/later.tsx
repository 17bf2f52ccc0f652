import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../words/index.ts";

/** A screen whose code is loaded when it is shown first. */
export function later<Props extends object = object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
    let Loaded: ComponentType<Props> | null = null;
    return function Later(props: Props) {
        const [Screen, setScreen] = useState<{ of: ComponentType<Props> } | null>(Loaded && { of: Loaded });
        useEffect(() => {
            if (Loaded === null) void load().then((loaded) => setScreen({ of: (Loaded = loaded) }));
        }, []);
        return Screen === null ? <p class="loading">{words.value.loading}</p> : <Screen.of {...props} />;
    };
}
