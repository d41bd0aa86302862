import type { Album } from '../album';
import type { Drawing, Setting } from '../catalogue/catalogueItem';
import { TINTS, tintBehind } from './backdrop';
import { clothOf } from './cloth';
import { clothDetail, objectDetail, showsThingItself, type Closure } from './scenes/detail';
import { folded } from './scenes/folded';
import { front, PORTRAIT } from './scenes/front';
import { inBasket, inRoom, onHanger, onTheLine } from './scenes/inUse';
import { CALLED, type SilhouetteName } from './wardrobe';

const CLOSURES: Partial<Record<SilhouetteName, Closure>> = {
  jhabla: 'ties',
  angrakha: 'ties',
  bodysuit: 'studs',
  bib: 'studs',
  nappy: 'studs',
  frock: 'buttons',
  romper: 'buttons',
  kurtaPyjama: 'buttons',
  mensKurta: 'buttons',
  collarShirt: 'buttons',
  nehruJacket: 'buttons',
  dungaree: 'buttons',
  sleepBag: 'studs',
  camisole: 'hem',
  longTee: 'ribs',
  cap: 'ribs',
  booties: 'ribs',
  babySocks: 'ribs',
  frillSocks: 'ribs',
  ankleSocks: 'ribs',
  crewSocks: 'ribs',
  pyjamas: 'ribs',
  shapingShort: 'ribs',
  bellyBand: 'ribs',
};

const SETTINGS: Partial<Record<SilhouetteName, Setting>> = {
  jhabla: 'line',
  bodysuit: 'line',
  romper: 'line',
  frock: 'line',
  nappy: 'line',
  dungaree: 'line',
  tshirt: 'line',
  pyjamas: 'line',
  mensKurta: 'hanger',
  kurti: 'hanger',
  angrakha: 'hanger',
  lehenga: 'hanger',
  kurtaPyjama: 'hanger',
  nehruJacket: 'hanger',
  collarShirt: 'hanger',
};

const PRINTS = {
  solid: 'plain',
  dots: 'dots',
  paisley: 'paisleys',
  stripes: 'stripes',
  gingham: 'checks',
  stars: 'stars',
  leaves: 'leaves',
  buti: 'small flowers',
  leheriya: 'waves',
  bandhani: 'tied dots',
};

const SHOWN: Record<Setting, string> = {
  folded: 'folded and tied with a ribbon',
  line: 'drying on a clothes line',
  hanger: 'on a wooden hanger',
  basket: 'in a cane basket',
  room: 'on a rug in the nursery',
};

/**
 * The three pictures of a product, drawn from its silhouette, its print and its first colour: front, detail, in use.
 * `turn` varies the ground from product to product.
 */
export function drawProduct(
  album: Album,
  [silhouette, pattern, ground = 'deep', chosen]: Drawing,
  colour: string,
  turn: number,
): string[] {
  const cloth = clothOf(colour, pattern, ground);
  const tint = tintBehind(cloth.base, turn);
  const otherTint = tintBehind(cloth.base, turn + 1);
  const setting = chosen ?? SETTINGS[silhouette] ?? (turn % 2 ? 'folded' : 'line');
  const settings: Record<Setting, () => string> = {
    folded: () => folded(cloth, otherTint, turn),
    line: () => onTheLine(silhouette, cloth, otherTint),
    hanger: () => onHanger(silhouette, cloth, otherTint),
    basket: () => inBasket(silhouette, cloth, otherTint),
    room: () => inRoom(silhouette, cloth, otherTint),
  };
  const closure = CLOSURES[silhouette] ?? 'hem';
  const look = `${colour || 'undyed'} ${pattern} ${ground}`;
  const what = `${CALLED[silhouette]}, ${colour ? colour.toLowerCase() : 'undyed'}, ${PRINTS[pattern]}`;
  const capital = what.charAt(0).toUpperCase() + what.slice(1);
  const ofObject = showsThingItself(silhouette);
  return [
    album.add(
      `${silhouette} ${look} front`,
      front(silhouette, cloth, tint),
      PORTRAIT,
      TINTS[tint],
      `${capital}, from the front`,
    ),
    ofObject
      ? album.add(
          `${silhouette} ${look} close`,
          objectDetail(silhouette, cloth, tint),
          PORTRAIT,
          TINTS[tint],
          `${capital}, from close by`,
        )
      : album.add(
          `cloth ${look} ${closure}`,
          clothDetail(cloth, closure),
          PORTRAIT,
          cloth.base,
          `The cloth of the ${what}, from close by`,
        ),
    album.add(
      `${silhouette} ${look} ${setting}`,
      settings[setting](),
      PORTRAIT,
      TINTS[otherTint],
      `${capital}, ${SHOWN[setting]}`,
    ),
  ];
}
