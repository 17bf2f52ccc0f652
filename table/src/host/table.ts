/** What the host shows at a time: a match that it owns, or one of a server that it follows. */
import type { Hint } from "./protocol.ts";

export interface Table {
    readonly id: string;
    /** Shows it as it is now. */
    show(): void;
    /** Nothing more happens or is shown. */
    stop(): void;
    act(action: number, cursor: string): void | Promise<void>;
    undo(): void | Promise<void>;
    hint(): Promise<Hint | null>;
    uncover(seat: number): void;
    cover(): void;
    hurry(): void;
    look(step: number | null): void;
    record(): string | Promise<string>;
}
