/** The names of bots, by their seats. */
export const botNames =
    "Hazel Moss Fern Ash Wren Ivy Rowan Lark Sage Finch Linden Brook Heath Robin Willow Reed Clover Jay Alder Sorrel Birch Teal Bryony Hawk Laurel Cedar Swift".split(
        " ",
    );
