import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../words/index.ts";

/** A screen whose code is loaded when it is shown first. */
export function later(load: () => Promise<ComponentType>): ComponentType {
    let Loaded: ComponentType | null = null;
    return function Later() {
        const [Screen, setScreen] = useState<{ of: ComponentType } | null>(Loaded && { of: Loaded });
        useEffect(() => {
            if (Loaded === null) void load().then((loaded) => setScreen({ of: (Loaded = loaded) }));
        }, []);
        return Screen === null ? <p class="loading">{words.value.loading}</p> : <Screen.of />;
    };
}
