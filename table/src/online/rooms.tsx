import { ask, keptRooms } from "../client.ts";
import { glossary } from "../glossary.ts";
import { Icon } from "../parts/icon.tsx";
import { addressOf } from "../router.ts";
import { words } from "../words/index.ts";

/** The rooms in which this browser has a seat. */
export function KeptRooms() {
    const say = words.value;
    if (keptRooms.value.length === 0) return null;
    return (
        <ul class="kept">
            {keptRooms.value.map((room) => (
                <li key={room.id}>
                    <a href={addressOf({ screen: "room", id: room.id })}>
                        <b>{room.isOver ? say.look : say.continueMatch}</b>
                        <span>
                            {glossary.value.titles[room.variant]} · {room.names.join(", ")}
                        </span>
                    </a>
                    <button
                        type="button"
                        class="icon-button"
                        aria-label={say.forget}
                        title={say.forget}
                        onClick={() => ask({ kind: "forget room", id: room.id })}
                    >
                        <Icon name="close" />
                    </button>
                </li>
            ))}
        </ul>
    );
}
