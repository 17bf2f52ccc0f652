import { refusal } from "../client.ts";

/** Why something can't be done, until something else is. */
export function Refusal() {
    const why = refusal.value;
    return (
        <div role="alert" class="refusal" hidden={why === null}>
            {why !== null && (
                <>
                    {why.text}
                    {why.rule !== null && <span class="rule">{why.rule}</span>}
                </>
            )}
        </div>
    );
}
