/** Numbers as people read them, with a minus as wide as a plus. */
export const plain = (number: number) => (number < 0 ? `−${-number}` : `${number}`);
export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);
