/** The about page's four pictures of the workshop, and the house itself: landscapes without people. */
import { floor, groundShadow, TINTS, wall, type Tint } from '../backdrop';
import { clothOf } from '../cloth';
import { darker, lighter } from '../colour';
import { place, type Pen } from '../pen';
import { marigold, sprig, tag } from '../props';
import { foldedPile } from '../scenes/folded';
import { arch, toran } from '../scenes/landscape';
import { actor, hung, put } from '../scenes/stage';
import type { Scene } from './story.types';
import { bell, board, bolt, reel, sewingMachine, shears, stack, tape, twine } from './tools';

export const LANDSCAPE = { width: 960, height: 720 };
const { width, height } = LANDSCAPE;

/** A bench along the whole picture, its top at `y`. */
const bench = (y: number): string =>
  `<path d="M0 ${y}H${width}V${height}H0Z" fill="#E3BB85"/><path d="M0 ${y}H${width}V${y + 24}H0Z" fill="#F0D3A4"/><path d="M0 ${y + 24}H${width}" stroke="#B98850" stroke-width="4"/><path d="M0 ${y + 100}C240 ${y + 92} 420 ${y + 110} 640 ${y + 98}S880 ${y + 104} ${width} ${y + 98}" fill="none" stroke="#C99A62" stroke-opacity=".6" stroke-width="4"/>`;

/** Paper pieces of a pattern, as they hang from a nail. */
const paperPattern = (x: number, y: number, turn: number): string =>
  place(
    '<path d="M-40 0C-20 12 20 12 40 0L66 30L52 74L40 66V170H-40V66L-52 74L-66 30Z" fill="#F3E3C6" stroke="#B08A5F" stroke-width="2.5" stroke-linejoin="round"/><path d="M-28 20V156M28 20V156" stroke="#B08A5F" stroke-width="2" stroke-dasharray="7 6"/><circle cy="-2" r="6" fill="#8A6038"/>',
    x,
    y,
    1,
    turn,
  );

function cuttingTable(pen: Pen, tint: Tint): string {
  const cloth = clothOf('Indigo', 'buti', 'pale');
  const spread = `<path d="M110 500C300 484 560 492 760 480L900 640C640 668 260 664 40 650Z" fill="${cloth.base}" stroke="${darker(cloth.base, 0.3)}" stroke-width="3"/>`;
  const chalk =
    '<path d="M360 516C400 530 470 530 506 514L566 540L548 574L522 566L540 634C460 644 380 642 316 636L342 566L310 576L292 544Z" fill="none" stroke="#3A3F9F" stroke-width="4" stroke-dasharray="13 9" stroke-linecap="round"/>';
  return (
    wall(pen, tint, width, height) +
    paperPattern(700, 110, -3) +
    paperPattern(830, 120, 4) +
    bench(430) +
    [
      [120, 'Coral', 'dots', 240],
      [238, 'Mustard', 'leaves', 290],
      [356, 'Teal', 'stripes', 220],
      [474, 'Pink', 'gingham', 268],
    ]
      .map(([x, colour, print, tall]) =>
        place(bolt(pen, clothOf(String(colour), print as 'dots', 'pale'), Number(tall)), Number(x), 446),
      )
      .join('') +
    spread +
    chalk +
    groundShadow(pen, 716, 590, 150, 26, 0.3) +
    place(shears(), 720, 578, 0.8, -14) +
    place(tape(), 250, 690, 0.7, -3)
  );
}

function stitchingRoom(pen: Pen, tint: Tint): string {
  const cloth = clothOf('Blue', 'dots', 'pale');
  const work = `<path d="M250 508C330 496 392 520 440 524C452 560 440 600 456 640C360 664 220 652 150 616C190 580 196 540 250 508Z" fill="${cloth.base}" stroke="${darker(cloth.base, 0.3)}" stroke-width="3" stroke-linejoin="round"/><path d="M262 524C330 514 384 532 428 538" fill="none" stroke="#D2524B" stroke-width="4" stroke-dasharray="11 8" stroke-linecap="round"/><path d="M196 596C250 614 340 620 430 606" fill="none" stroke="${darker(cloth.base, 0.24)}" stroke-width="4"/>`;
  return (
    wall(pen, tint, width, height) +
    arch(90, 60, 230, 330, tint) +
    bench(520) +
    hung(pen, actor('jhabla', 'Blue', 'dots', 'pale'), 800, 240, 0.42, 2) +
    '<path d="M640 66H960" stroke="#B07A48" stroke-width="12"/><path d="M640 63H960" stroke="#D6A26A" stroke-width="7"/>' +
    groundShadow(pen, 500, 546, 300, 26, 0.35) +
    place(sewingMachine(), 500, 540, 1.06) +
    work +
    [
      ['#F6D26B', 740, 600],
      ['#4C9B9B', 812, 616],
      ['#F2A3B3', 884, 598],
    ]
      .map(([tone, x, y]) => place(reel(String(tone)), Number(x), Number(y), 0.92))
      .join('') +
    sprig(44, 560, -6, 0.9, '#86B18F')
  );
}

function packingBench(pen: Pen, tint: Tint): string {
  return (
    wall(pen, tint, width, height) +
    place(board(440), 712, 190) +
    place(stack(pen, ['#A9D0EE', '#FDFBF7', '#F7BE9C', '#A9DCC6']), 580, 190) +
    place(stack(pen, ['#F6EAD2', '#D2524B', '#F6D26B']), 726, 190) +
    place(stack(pen, ['#C3AEE0', '#FDFBF7']), 868, 190) +
    bench(470) +
    groundShadow(pen, 250, 616, 240, 34, 0.5) +
    place(foldedPile(pen, actor('jhabla', 'Mint', 'leaves', 'pale').cloth), 250, 612, 0.72) +
    groundShadow(pen, 620, 628, 260, 34, 0.45) +
    put(pen, actor('giftBox', 'Blue', 'stars', 'pale'), 630, 624, 0.68) +
    tag(386, 610, '#5FA98D', 64) +
    place(twine(), 872, 616, 0.9)
  );
}

function counter(pen: Pen, tint: Tint): string {
  return (
    wall(pen, tint, width, height) +
    toran(-40, 1000, 10) +
    place(board(560), 320, 330) +
    place(stack(pen, ['#E2896A', '#F6EAD2', '#6E9BD6', '#FDE9E4']), 130, 330) +
    put(pen, actor('rabbit', 'Mustard', 'buti'), 320, 326, 0.23) +
    place(stack(pen, ['#7DB383', '#FDFBF7', '#F2A3B3']), 500, 330) +
    '<path d="M640 176H960" stroke="#B07A48" stroke-width="12"/><path d="M640 173H960" stroke="#D6A26A" stroke-width="7"/>' +
    hung(pen, actor('frock', 'Coral', 'buti'), 790, 356, 0.43, -1) +
    bench(520) +
    groundShadow(pen, 250, 628, 180, 26, 0.45) +
    place(foldedPile(pen, actor('frock', 'Lilac', 'dots', 'pale').cloth), 250, 624, 0.42) +
    groundShadow(pen, 520, 612, 90, 16, 0.4) +
    place(bell(), 520, 608) +
    marigold(730, 590, 32) +
    marigold(786, 610, 24, '#F6C667') +
    marigold(690, 620, 22)
  );
}

const pottedSprig = (x: number, y: number, turn: number): string =>
  sprig(x, y - 56, turn, 0.8, '#7FAE84') +
  `<path d="M${x - 34} ${y - 62}H${x + 34}L${x + 25} ${y}H${x - 25}Z" fill="#C9714A" stroke="#8E4A3C" stroke-width="3" stroke-linejoin="round"/><path d="M${x - 40} ${y - 72}H${x + 40}V${y - 54}H${x - 40}Z" fill="#D98760" stroke="#8E4A3C" stroke-width="3"/>`;

/** The house: a door between two windows below a striped awning. */
function shopFront(pen: Pen, tint: Tint): string {
  const plaster = '#F7E3C4';
  const window = (x: number) =>
    `<path d="M${x} 300H${x + 240}V560H${x}Z" fill="#FFFDF6" stroke="#8A6038" stroke-width="12"/><path d="M${x} 500H${x + 240}V560H${x}Z" fill="#F0D3A4"/>`;
  const stripes = Array.from(
    { length: 14 },
    (_, i) =>
      `<path d="M${60 + i * 60} 196H${120 + i * 60}L${124 + i * 60} 286C${112 + i * 60} 314 ${68 + i * 60} 314 ${56 + i * 60} 286Z" fill="${i % 2 ? '#FFF8EF' : '#3A3F9F'}" stroke="#2C3080" stroke-width="2.5"/>`,
  ).join('');
  return (
    wall(pen, tint, width, height) +
    `<path d="M40 60H920V640H40Z" fill="${plaster}" stroke="${darker(plaster, 0.28)}" stroke-width="4"/><path d="M24 44H936V76H24Z" fill="${lighter(plaster, 0.4)}" stroke="${darker(plaster, 0.28)}" stroke-width="4"/>` +
    '<path d="M250 104H710V170H250Z" fill="#3A3F9F" stroke="#2C3080" stroke-width="3"/><path d="M292 137H668" stroke="#FFB627" stroke-width="7" stroke-linecap="round" stroke-dasharray="26 17"/>' +
    window(96) +
    window(624) +
    hung(pen, actor('jhabla', 'White', 'buti'), 216, 440, 0.3) +
    put(pen, actor('lehenga', 'Maroon', 'buti'), 744, 428, 0.27) +
    '<path d="M392 640V372C392 300 568 300 568 372V640Z" fill="#4C9B9B" stroke="#2C6C72" stroke-width="6"/><path d="M480 320V640M412 400H462V500H412ZM498 400H548V500H498ZM412 530H462V616H412ZM498 530H548V616H498Z" fill="none" stroke="#2C6C72" stroke-width="5"/><circle cx="496" cy="514" r="8" fill="#E3B04B"/>' +
    `<path d="M56 286V330H904V286Z" fill="${darker(TINTS[tint], 0.5)}" fill-opacity=".1"/>` +
    stripes +
    floor(tint, width, height, 640) +
    '<path d="M360 640H600L620 668H340Z" fill="#E9DFD3" stroke="#B9A38C" stroke-width="3"/>' +
    pottedSprig(318, 664, -4) +
    pottedSprig(642, 664, 6)
  );
}

export const WORKSHOP: readonly Scene[] = [
  { name: 'shop-front', tint: 'sky', draw: shopFront },
  { name: 'cutting-table', tint: 'cream', draw: cuttingTable },
  { name: 'stitching-room', tint: 'sky', draw: stitchingRoom },
  { name: 'packing-bench', tint: 'mint', draw: packingBench },
  { name: 'counter', tint: 'blush', draw: counter },
];
