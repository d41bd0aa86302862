import type { DrawGarment } from './garments/garment.types';
import { angrakha } from './garments/angrakha';
import { blanket } from './garments/blanket';
import { bodysuit } from './garments/bodysuit';
import { cradle, jhula } from './garments/cradle';
import { dungaree } from './garments/dungaree';
import { frock } from './garments/frock';
import { giftBox } from './garments/giftBox';
import { jhabla } from './garments/jhabla';
import { kurtaPyjama, mensKurta } from './garments/kurta';
import { kurti } from './garments/kurti';
import { lehenga } from './garments/lehenga';
import { bib, booties, cap, mittens } from './garments/littleThings';
import { nappy } from './garments/nappy';
import { collarShirt, nehruJacket, pyjamas, sleepBag } from './garments/outerThings';
import { romper } from './garments/romper';
import { bellyBand, camisole, sareeShaper, shapingShort } from './garments/shaping';
import { ankleSocks, babySocks, crewSocks, frillSocks } from './garments/sock';
import { elephant, rabbit } from './garments/softToys';
import { stole } from './garments/stole';
import { longTee, tshirt } from './garments/tshirt';
import { rattle, stackingRings } from './garments/woodenToys';

/** All drawings of products, by name. */
export const WARDROBE = {
  jhabla,
  bodysuit,
  romper,
  frock,
  kurtaPyjama,
  mensKurta,
  kurti,
  lehenga,
  angrakha,
  dungaree,
  tshirt,
  longTee,
  collarShirt,
  nehruJacket,
  pyjamas,
  sleepBag,
  nappy,
  babySocks,
  frillSocks,
  ankleSocks,
  crewSocks,
  booties,
  mittens,
  cap,
  bib,
  blanket,
  stole,
  elephant,
  rabbit,
  rattle,
  stackingRings,
  cradle,
  jhula,
  giftBox,
  camisole,
  shapingShort,
  sareeShaper,
  bellyBand,
} satisfies Record<string, DrawGarment>;

export type SilhouetteName = keyof typeof WARDROBE;

/** The name of each in a sentence, for alt texts. */
export const CALLED: Record<SilhouetteName, string> = {
  jhabla: 'wrap jhabla',
  bodysuit: 'bodysuit',
  romper: 'romper',
  frock: 'frock',
  kurtaPyjama: 'kurta and pyjamas',
  mensKurta: 'long kurta',
  kurti: 'kurti',
  lehenga: 'lehenga choli with dupatta',
  angrakha: 'angrakha set',
  dungaree: 'dungarees',
  tshirt: 'T-shirt',
  longTee: 'long-sleeved T-shirt',
  collarShirt: 'collared shirt',
  nehruJacket: 'Nehru jacket',
  pyjamas: 'pyjamas',
  sleepBag: 'sleeping bag',
  nappy: 'cloth nappy',
  babySocks: 'pair of baby socks',
  frillSocks: 'pair of frilled socks',
  ankleSocks: 'pair of ankle socks',
  crewSocks: 'pair of long socks',
  booties: 'pair of booties',
  mittens: 'pair of mittens',
  cap: 'knotted cap',
  bib: 'bib',
  blanket: 'folded blanket',
  stole: 'stole',
  elephant: 'stuffed elephant',
  rabbit: 'stuffed rabbit',
  rattle: 'wooden rattle',
  stackingRings: 'stacking rings',
  cradle: 'wooden cradle',
  jhula: 'cloth jhula',
  giftBox: 'gift box',
  camisole: 'camisole',
  shapingShort: 'shaping shorts',
  sareeShaper: 'saree shaper',
  bellyBand: 'belly band',
};
