import type { RoomView } from "../../server/protocol.ts";
import { words } from "../words/index.ts";
import type { OnlineRoom, Verdict } from "./protocol.ts";
import { onlineWords } from "./words.ts";

const namesOf = (view: RoomView, seats: readonly number[]) =>
    words.value.and(
        seats.map((i) => {
            const seat = view.seats[i]!;
            return seat.kind === "open" ? onlineWords.value.seat(i + 1) : seat.name;
        }),
    );

/** While the deal is made. */
export function Dealing({ room, view }: { room: OnlineRoom; view: RoomView }) {
    const say = onlineWords.value;
    return (
        <main class="cover dealing">
            <h1>{say.dealing}</h1>
            <p>{say.dealingHint}</p>
            <Withdrawn view={view} />
            <Commitment room={room} />
        </main>
    );
}

function Withdrawn({ view }: { view: RoomView }) {
    return view.withdrawn.length === 0 ? null : <p>{onlineWords.value.withdrawn(namesOf(view, view.withdrawn))}</p>;
}

function Commitment({ room: { deal } }: { room: OnlineRoom }) {
    return deal === null ? null : (
        <p class="commitment">
            <small>{onlineWords.value.commitment}</small>
            <code>{deal.commitment}</code>
        </p>
    );
}

/** What makes the deal fair, before the game is over. */
export function DealInWords({ room, view }: { room: OnlineRoom; view: RoomView }) {
    const say = onlineWords.value;
    const { deal } = room;
    if (deal === null) return null;
    if (deal.verdict !== null) return <DealVerdict verdict={deal.verdict} />;
    return (
        <section class="fair" aria-labelledby="fair-deal">
            <h3 id="fair-deal">{say.fairDeal}</h3>
            <p>{say.fairShort}</p>
            <Withdrawn view={view} />
            <p>{deal.hasContributed ? say.ours : say.notOurs}</p>
            <Commitment room={room} />
        </section>
    );
}

const claims = ["commitment", "isWhatWeSaw", "hasOurs", "deal", "moves"] as const;

/** What this page found when it checked the deal. */
export function DealVerdict({ verdict }: { verdict: Verdict }) {
    const say = onlineWords.value;
    const checked = claims.filter((claim) => verdict[claim] !== null);
    const isFair = checked.every((claim) => verdict[claim]);
    return (
        <section class="fair verdict-of-deal" data-fair={isFair} aria-labelledby="fair-deal">
            <h3 id="fair-deal">{isFair ? say.checked : say.unchecked}</h3>
            <ul>
                {checked.map((claim) => (
                    <li key={claim} data-holds={verdict[claim]}>
                        <span class="tick" role="img" aria-label={verdict[claim] ? say.holds : say.fails}>
                            {verdict[claim] ? "✓" : "✗"}
                        </span>
                        {say.checks[claim]}
                    </li>
                ))}
            </ul>
        </section>
    );
}
