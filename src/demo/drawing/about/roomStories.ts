/** The customer stories that are drawn in a room: by the window, on the table, at night. */
import { groundShadow } from '../backdrop';
import { place } from '../pen';
import { basketBack, basketFront, marigold, sprig } from '../props';
import { foldedPile } from '../scenes/folded';
import { toran } from '../scenes/landscape';
import { actor, hung, put } from '../scenes/stage';
import { atNight, byTheWindow, indoors, table } from './places';
import type { Scene } from './story.types';
import { balloon, bubbles, cake, hook, laddoos, suitcase } from './things';

const RUG =
  '<ellipse cx="480" cy="1050" rx="430" ry="104" fill="#DCE6F6"/><ellipse cx="480" cy="1050" rx="396" ry="88" fill="none" stroke="#FFF8EC" stroke-width="7" stroke-dasharray="20 15"/>';

export const ROOM_STORIES: readonly Scene[] = [
  {
    name: 'first-birthday',
    tint: 'mint',
    draw: (pen, tint) =>
      indoors(pen, tint) +
      place(balloon('#F6D26B'), 140, 330, 0.92, -4) +
      place(balloon('#A9D0EE'), 838, 250, 0.84, 5) +
      hook(474, 172) +
      hung(pen, actor('lehenga', 'Pink', 'buti'), 480, 566, 0.98, -1) +
      groundShadow(pen, 760, 1116, 190, 30, 0.4) +
      place(cake(), 750, 1104, 0.72),
  },
  {
    name: 'coming-home',
    tint: 'sky',
    draw: (pen, tint) =>
      table(pen, tint) +
      put(pen, actor('jhabla', 'White', 'buti'), 410, 540, 0.98, -4) +
      put(pen, actor('cap', 'Peach', 'dots', 'pale'), 770, 300, 0.44, 10) +
      put(pen, actor('booties', 'Peach', 'dots', 'pale'), 700, 1010, 0.54, 4) +
      sprig(170, 1110, 26, 1.05),
  },
  {
    name: 'parcel-from-nani',
    tint: 'mint',
    draw: (pen, tint) =>
      table(pen, tint) +
      groundShadow(pen, 420, 1000, 370, 50, 0.5) +
      put(pen, actor('giftBox', 'Blue', 'stars', 'pale'), 390, 990, 1.02) +
      groundShadow(pen, 730, 1104, 220, 30, 0.5) +
      place(foldedPile(pen, actor('jhabla', 'Coral', 'leaves', 'pale').cloth), 730, 1096, 0.6) +
      marigold(110, 1080, 46) +
      marigold(170, 1120, 32, '#F6C667'),
  },
  {
    name: 'afternoon-sleep',
    tint: 'blush',
    draw: (pen, tint) =>
      byTheWindow(pen, tint) +
      RUG +
      put(pen, actor('cradle', 'Blue', 'gingham', 'pale'), 450, 1050, 1.02) +
      put(pen, actor('rabbit', 'Mustard', 'buti'), 824, 1120, 0.5) +
      sprig(96, 930, -8, 1.3, '#86B18F'),
  },
  {
    name: 'first-steps',
    tint: 'cream',
    draw: (pen, tint) =>
      byTheWindow(pen, tint) +
      `<path d="M0 880H960V1200H0Z" fill="#F4F0EA"/><path d="M0 880H960M0 1010H960M170 880L60 1200M480 880V1200M790 880L900 1200" fill="none" stroke="#CFC6D6" stroke-width="4"/>` +
      put(pen, actor('babySocks', 'Red', 'stars'), 420, 720, 0.98, -5) +
      put(pen, actor('stackingRings', 'Mustard', 'solid'), 790, 1100, 0.62),
  },
  {
    name: 'night-train',
    tint: 'sky',
    draw: (pen, tint) =>
      atNight(pen, tint) +
      groundShadow(pen, 440, 1116, 390, 46, 0.5) +
      place(suitcase('#4C9B9B'), 430, 1106, 1.22) +
      put(pen, actor('rabbit', 'Pink', 'leaves', 'pale'), 330, 700, 0.6, -3) +
      place(foldedPile(pen, actor('pyjamas', 'Indigo', 'stars').cloth, false), 830, 1120, 0.4),
  },
  {
    name: 'after-the-bath',
    tint: 'mint',
    draw: (pen, tint) =>
      indoors(pen, tint) +
      groundShadow(pen, 500, 1086, 440, 60, 0.5) +
      place(basketBack(), 480, 720, 1.24) +
      place(foldedPile(pen, actor('blanket', 'Sky', 'solid', 'pale').cloth, false), 560, 900, 0.74, 4) +
      put(pen, actor('elephant', 'Blue', 'dots', 'pale'), 330, 850, 0.72, -5) +
      place(basketFront(pen), 480, 720, 1.24) +
      bubbles([
        [190, 330, 52],
        [300, 220, 30],
        [700, 260, 64],
        [820, 400, 36],
        [620, 420, 24],
        [140, 500, 22],
        [466, 150, 22],
      ]),
  },
  {
    name: 'first-playschool',
    tint: 'sky',
    draw: (pen, tint) =>
      byTheWindow(pen, tint) +
      hook(344, 230) +
      hung(pen, actor('collarShirt', 'Sky', 'gingham'), 350, 560, 0.82, -2) +
      groundShadow(pen, 690, 1116, 260, 36, 0.45) +
      place(suitcase('#E2896A'), 690, 1108, 0.68) +
      put(pen, actor('rattle', 'Red', 'solid'), 170, 1060, 0.36, 62),
  },
  {
    name: 'winter-morning',
    tint: 'blush',
    draw: (pen, tint) =>
      table(pen, tint) +
      put(pen, actor('sleepBag', 'Lilac', 'stars', 'pale'), 370, 580, 1.04, -4) +
      put(pen, actor('cap', 'Maroon', 'dots'), 780, 420, 0.44, 12) +
      put(pen, actor('mittens', 'Maroon', 'dots'), 772, 1000, 0.44, -6),
  },
  {
    name: 'first-tooth',
    tint: 'mint',
    draw: (pen, tint) =>
      table(pen, tint) +
      put(pen, actor('bib', 'Yellow', 'leaves', 'pale'), 420, 560, 1.08, -5) +
      put(pen, actor('rattle', 'Red', 'solid'), 690, 960, 0.62, 20) +
      sprig(150, 1120, 20, 0.95),
  },
  {
    name: 'laddoo-day',
    tint: 'sky',
    draw: (pen, tint) =>
      table(pen, tint) +
      put(pen, actor('frock', 'Coral', 'buti'), 420, 480, 0.92, 3) +
      groundShadow(pen, 660, 1096, 260, 40, 0.45) +
      place(laddoos(), 640, 1080, 1) +
      marigold(160, 1030, 48) +
      marigold(220, 1074, 34, '#F6C667'),
  },
  {
    name: 'moon-at-the-window',
    tint: 'blush',
    draw: (pen, tint) =>
      atNight(pen, tint) +
      RUG +
      put(pen, actor('pyjamas', 'Indigo', 'stars'), 330, 660, 0.84, -4) +
      put(pen, actor('elephant', 'Lilac', 'dots', 'pale'), 716, 1092, 0.66),
  },
  {
    name: 'small-as-a-hand',
    tint: 'blush',
    draw: (pen, tint) =>
      table(pen, tint) +
      put(pen, actor('bodysuit', 'Mint', 'dots', 'pale'), 480, 520, 0.74, -3) +
      put(pen, actor('mittens', 'Mint', 'dots', 'pale'), 250, 1010, 0.4, -8) +
      put(pen, actor('booties', 'White', 'dots'), 700, 1016, 0.42, 5) +
      marigold(478, 1100, 40),
  },
  {
    name: 'godh-bharai',
    tint: 'mint',
    draw: (pen, tint) =>
      table(pen, tint) +
      toran(-40, 1000, 8) +
      groundShadow(pen, 480, 1078, 430, 70, 0.45) +
      `<ellipse cx="480" cy="1046" rx="420" ry="92" fill="#E3B04B" stroke="#A97A2B" stroke-width="4"/><ellipse cx="480" cy="1032" rx="360" ry="68" fill="#F0CB7C"/>` +
      place(foldedPile(pen, actor('jhabla', 'Yellow', 'buti', 'pale').cloth), 400, 1046, 0.92) +
      put(pen, actor('booties', 'Yellow', 'buti', 'pale'), 700, 940, 0.36, -4) +
      marigold(640, 1050, 36) +
      marigold(706, 1060, 28, '#F6C667') +
      marigold(170, 1030, 32),
  },
];
