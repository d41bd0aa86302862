/** The customer stories that are drawn outside, and those of feast days. */
import { groundShadow } from '../backdrop';
import { place } from '../pen';
import { basketBack, basketFront, line, marigold, sprig } from '../props';
import { foldedPile } from '../scenes/folded';
import { actor, hung, pegged, put } from '../scenes/stage';
import { bySea, feastDay, rain, yard, yardWithLine } from './places';
import type { Scene } from './story.types';
import { diya, kite, laddoos, paperBoat, petalCarpet, powder, puff, umbrella } from './things';

export const OPEN_AIR_STORIES: readonly Scene[] = [
  {
    name: 'naming-day',
    tint: 'cream',
    draw: (pen, tint) =>
      feastDay(pen, tint) +
      `<ellipse cx="480" cy="1096" rx="400" ry="70" fill="#FDE9E4"/>` +
      put(pen, actor('jhula', 'White', 'buti'), 480, 1090, 1.04) +
      marigold(176, 1120, 44) +
      marigold(236, 1148, 30, '#F6C667') +
      marigold(790, 1132, 38),
  },
  {
    name: 'first-diwali',
    tint: 'blush',
    draw: (pen, tint) =>
      feastDay(pen, tint) +
      hung(pen, actor('kurtaPyjama', 'Indigo', 'paisley'), 480, 612, 0.92, -1) +
      [126, 350, 574, 796]
        .map(
          (x, i) =>
            groundShadow(pen, x, 1116 + (i % 2) * 24, 100, 16, 0.36) + place(diya(), x, 1108 + (i % 2) * 24, 0.86),
        )
        .join(''),
  },
  {
    name: 'first-rain',
    tint: 'sky',
    draw: (pen, tint) =>
      yard(pen, tint, -400) +
      rain() +
      put(pen, actor('dungaree', 'Mustard', 'solid'), 400, 610, 0.94, -3) +
      place(umbrella('#D2524B'), 690, 356, 0.92, 14) +
      `<ellipse cx="560" cy="1106" rx="380" ry="58" fill="#A9D0EE"/><ellipse cx="560" cy="1100" rx="330" ry="42" fill="#C9E2F4"/>` +
      place(paperBoat(), 450, 1080, 0.84, -3) +
      place(paperBoat(), 710, 1108, 0.6, 4),
  },
  {
    name: 'twins',
    tint: 'cream',
    draw: (pen, tint) =>
      yardWithLine(pen, tint, 500) +
      pegged(pen, actor('romper', 'Teal', 'leaves'), 262, 256, 0.68, -2, 124, -306) +
      pegged(pen, actor('romper', 'Coral', 'leaves'), 704, 254, 0.68, 2, 124, -306) +
      put(pen, actor('babySocks', 'Teal', 'dots', 'pale'), 250, 1060, 0.44, -6) +
      put(pen, actor('babySocks', 'Coral', 'dots', 'pale'), 700, 1064, 0.44, 6),
  },
  {
    name: 'kite-day',
    tint: 'sky',
    draw: (pen, tint) =>
      yard(pen, tint, 850) +
      place(kite('#D2524B', '#F6D26B'), 700, 206, 0.92, 18) +
      place(kite('#7DB383', '#FDFBF7'), 216, 200, 0.7, -16) +
      line(960, 500, 22) +
      pegged(pen, actor('longTee', 'Navy', 'stripes', 'pale'), 470, 522, 0.86, -1.5),
  },
  {
    name: 'youngest-guest',
    tint: 'blush',
    draw: (pen, tint) =>
      feastDay(pen, tint) +
      hung(pen, actor('angrakha', 'Maroon', 'buti'), 470, 604, 0.9, 1) +
      put(pen, actor('booties', 'Mustard', 'buti'), 750, 1064, 0.42, -4) +
      marigold(150, 1104, 50) +
      marigold(220, 1136, 34, '#F6C667'),
  },
  {
    name: 'by-the-sea',
    tint: 'cream',
    draw: (pen, tint) =>
      bySea(pen, tint) +
      pegged(pen, actor('romper', 'Yellow', 'stripes', 'pale'), 340, 252, 0.92, -2, 124, -306) +
      pegged(pen, actor('nappy', 'White', 'dots'), 776, 250, 0.46, 3, 230, -272) +
      place(paperBoat(), 760, 900, 0.66, -4),
  },
  {
    name: 'rakhi-morning',
    tint: 'mint',
    draw: (pen, tint) =>
      feastDay(pen, tint) +
      hung(pen, actor('frock', 'Yellow', 'bandhani'), 256, 526, 0.7, -1) +
      hung(pen, actor('kurtaPyjama', 'Green', 'leaves'), 706, 526, 0.7, 1) +
      groundShadow(pen, 480, 1110, 190, 28, 0.4) +
      place(laddoos(), 480, 1100, 0.7),
  },
  {
    name: 'holi-morning',
    tint: 'cream',
    draw: (pen, tint) => {
      const puffs = [
        [120, 500, 210, '#EF86A4'],
        [860, 420, 220, '#7CCBA6'],
        [820, 780, 200, '#F2C542'],
        [110, 820, 180, '#B193DE'],
      ]
        .map(([x, y, r, tone]) => puff(pen, Number(x), Number(y), Number(r), String(tone)))
        .join('');
      const bowls = (
        [
          ['#E36A8A', 190],
          ['#F2B233', 480],
          ['#4FA777', 770],
        ] as const
      )
        .map(([tone, x]) => groundShadow(pen, x, 1126, 130, 20, 0.4) + place(powder(tone), x, 1118, 0.96))
        .join('');
      return (
        yardWithLine(pen, tint, 500) +
        puffs +
        pegged(pen, actor('jhabla', 'White', 'solid'), 480, 258, 0.98, 1.5) +
        bowls
      );
    },
  },
  {
    name: 'goes-everywhere',
    tint: 'cream',
    draw: (pen, tint) =>
      yard(pen, tint, 760) +
      groundShadow(pen, 500, 1080, 420, 56, 0.4) +
      put(pen, actor('elephant', 'Maroon', 'buti'), 470, 1070, 1.18) +
      sprig(850, 1120, 10, 1.3, '#8DB796') +
      marigold(130, 1090, 36),
  },
  {
    name: 'three-sisters',
    tint: 'mint',
    draw: (pen, tint) =>
      yardWithLine(pen, tint, 700) +
      pegged(pen, actor('frock', 'Red', 'dots'), 190, 254, 0.56, -2) +
      pegged(pen, actor('frock', 'Red', 'dots'), 492, 258, 0.47, 1) +
      pegged(pen, actor('frock', 'Red', 'dots'), 762, 254, 0.38, -1) +
      groundShadow(pen, 480, 1110, 280, 40, 0.4) +
      place(basketBack(), 480, 900, 0.74) +
      place(foldedPile(pen, actor('frock', 'Red', 'dots', 'pale').cloth, false), 480, 1000, 0.5) +
      place(basketFront(pen), 480, 900, 0.74),
  },
  {
    name: 'onam',
    tint: 'blush',
    draw: (pen, tint) =>
      feastDay(pen, tint) +
      hung(pen, actor('kurti', 'Cream', 'solid'), 480, 574, 0.82, -1) +
      place(petalCarpet(), 480, 1064, 0.92),
  },
  {
    name: 'family-photograph',
    tint: 'sky',
    draw: (pen, tint) =>
      feastDay(pen, tint) +
      hung(pen, actor('mensKurta', 'Cream', 'buti'), 246, 500, 0.64, -1) +
      hung(pen, actor('kurti', 'Maroon', 'paisley'), 730, 500, 0.64, 1) +
      put(pen, actor('jhabla', 'Mustard', 'buti'), 482, 930, 0.52, -3) +
      marigold(170, 1110, 40) +
      marigold(800, 1116, 40, '#F6C667'),
  },
  {
    name: 'one-sock-missing',
    tint: 'sky',
    draw: (pen, tint) =>
      yardWithLine(pen, tint, 740) +
      pegged(pen, actor('crewSocks', 'Red', 'stripes'), 190, 256, 0.42, -2, 100, -340) +
      pegged(pen, actor('frillSocks', 'White', 'dots'), 488, 258, 0.42, 2, 110, -300) +
      pegged(pen, actor('ankleSocks', 'Mustard', 'stars'), 780, 254, 0.42, -2, 70, -300) +
      put(pen, actor('babySocks', 'Blue', 'leaves', 'pale'), 480, 960, 0.66, 6),
  },
];
