import type { Lesson, OpenScene } from "../host/protocol.ts";
import { lessonWords } from "./lesson_words.ts";

/** The explanation of the next move. While others move, the last one stays. */
export function LessonNote({ scene, lesson }: { scene: OpenScene; lesson: Lesson }) {
    const say = lessonWords.value;
    let step = lesson.step;
    while (step > 0 && say[step] === undefined) --step;
    return (
        <p class="lesson" role="note" data-situation={scene.situation}>
            {say[step]}
        </p>
    );
}
