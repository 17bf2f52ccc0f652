/** The companion of people with the real game: they tell what happens, and it keeps track. */
import { useEffect } from "preact/hooks";
import { following, refusal } from "../client.ts";
import { IconButton } from "../parts/icon.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { go } from "../router.ts";
import { settings } from "../settings.ts";
import { words } from "../words/index.ts";
import { Following } from "./following.tsx";
import { NewFollowing } from "./setup.tsx";
import { retell, takeBack, told } from "./told.ts";

export function CompanionScreen() {
    const say = words.value;
    const { language } = settings.value;
    useEffect(() => {
        retell();
        return () => (refusal.value = null);
    }, [language]);
    const now = following.value;
    return (
        <main class="setup companion">
            <header>
                <IconButton name="home" label={say.home} onClick={() => go({ screen: "home" })} />
                <h1>{say.companion}</h1>
                {told.value && <IconButton name="undo" label={say.undo} disabled={told.value.taps.length === 0} onClick={takeBack} />}
            </header>
            {told.value === null ? <NewFollowing /> : now && <Following now={now} />}
            <Refusal />
        </main>
    );
}
