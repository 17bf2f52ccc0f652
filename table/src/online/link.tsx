import { useRef, useState } from "preact/hooks";
import { addressOf } from "../router.ts";
import type { OnlineRoom } from "./protocol.ts";
import { onlineWords } from "./words.ts";

const loopback = /^(localhost|127\.|\[::1\])/;

/** The link of a room as others reach it: an address of the network rather than this machine's own name for itself. */
function linkOf({ id, addresses }: OnlineRoom): string {
    const base = loopback.test(location.hostname) && addresses[0] !== undefined ? addresses[0] : location.href;
    return new URL(addressOf({ screen: "room", id }), base).href;
}

/** The link, to be copied or shared. */
export function RoomLink({ room }: { room: OnlineRoom }) {
    const say = onlineWords.value;
    const field = useRef<HTMLInputElement>(null);
    const [isCopied, setCopied] = useState(false);
    const link = linkOf(room);
    const copy = async () => {
        field.current!.select();
        // Without HTTPS, as in a home network, there is no clipboard but the old command.
        if (navigator.clipboard) await navigator.clipboard.writeText(link);
        else document.execCommand("copy");
        setCopied(true);
    };
    const share = () => navigator.share({ url: link }).catch(() => undefined); // the player may think better of it
    return (
        <section class="link">
            <label class="field">
                <span class="label">{say.link}</span>
                <input ref={field} type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <p class="hint">{say.linkHint}</p>
            {room.isLocal && loopback.test(location.hostname) && <p class="hint">{say.onlyHere}</p>}
            <div class="ways">
                <button type="button" class="secondary" onClick={copy}>
                    {isCopied ? say.copied : say.copy}
                </button>
                {"share" in navigator && (
                    <button type="button" class="secondary" onClick={share}>
                        {say.share}
                    </button>
                )}
            </div>
        </section>
    );
}
