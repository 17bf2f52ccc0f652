/** The numbers of Triqueta's actions (docs/views.md). */
export const draw = (column: number) => column;
export const take = (row: number) => 5 + row;
export const lay = (row: number) => 10 + row;
export const keep = 15;
export const box = 16;
export const choose = (tower: number) => 17 + tower;
export const decide = (mask: number) => 21 + mask;
