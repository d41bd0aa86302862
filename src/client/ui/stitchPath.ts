/** The running stitch as a path, 400 wide and 8 high: not quite straight, as a hand sews it. */
export const STITCH_PATH = 'M0 4.200C40 2.8 62 5.6 104 4.400S190 2.6 232 4.3 322 5.7 400 3.6';
