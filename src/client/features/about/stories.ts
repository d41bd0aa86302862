/**
 * The customer stories of the about page (SPEC.md section 2, About: 28 pictures). They are drawings, and say so; nobody is quoted
 * (DECISIONS.md T124). The names are those of the pictures (ownPictures.ts).
 */
import type { OwnPictureName } from './ownPictures';

export interface Story {
  name: OwnPictureName;
  caption: string;
  alt: string;
}

export const stories: readonly Story[] = [
  { name: 'first-birthday', caption: 'A first birthday in a lehenga', alt: 'A pink lehenga choli on a hanger, two balloons, and a cake with one candle' },
  { name: 'coming-home', caption: 'Coming home in a jhabla', alt: 'A white flowered jhabla with a knotted cap and booties on a table' },
  { name: 'naming-day', caption: 'A naming day in the cloth jhula', alt: 'A cloth jhula on wooden legs below a marigold garland' },
  { name: 'first-diwali', caption: 'The first Diwali, at a safe distance', alt: 'An indigo kurta and pyjamas above a row of clay lamps' },
  { name: 'first-rain', caption: 'Dungarees for the first rain', alt: 'Mustard dungarees, a red umbrella, and paper boats on a puddle' },
  { name: 'parcel-from-nani', caption: 'A parcel from Nani', alt: 'A blue gift box with a large bow beside a tied pile of small clothes' },
  { name: 'twins', caption: 'Twins, and two of everything', alt: 'A teal and a coral romper on a clothes line, with socks to match' },
  { name: 'kite-day', caption: 'Sankranti, all eyes up', alt: 'A striped T-shirt on a clothes line below two kites' },
  { name: 'afternoon-sleep', caption: 'The afternoon sleep', alt: 'A wooden cradle with a checked blanket, and a stuffed rabbit beside it' },
  { name: 'first-steps', caption: 'First steps on a marble floor', alt: 'Red socks with stars and a stack of wooden rings on a tiled floor' },
  { name: 'youngest-guest', caption: 'The youngest guest at the wedding', alt: 'A maroon angrakha on a hanger below a garland, with booties' },
  { name: 'night-train', caption: 'The night train to the grandparents', alt: 'A stuffed rabbit on a green suitcase, and the moon in the window' },
  { name: 'by-the-sea', caption: 'A week by the sea', alt: 'A striped romper and a cloth nappy drying on a line above the waves' },
  { name: 'after-the-bath', caption: 'After the bath, somebody waits', alt: 'A stuffed elephant in a basket of towels, among soap bubbles' },
  { name: 'first-playschool', caption: 'Packed for the first day of playschool', alt: 'A checked shirt on a hanger and a small orange case' },
  { name: 'rakhi-morning', caption: 'Brother and sister on Rakhi morning', alt: 'A yellow frock and a green kurta on a rail above a plate of laddoos' },
  { name: 'winter-morning', caption: 'The one cold month', alt: 'A lilac sleeping bag, a maroon cap and mittens' },
  { name: 'first-tooth', caption: 'The first tooth, and the bib that knew', alt: 'A yellow bib with a heart, and a red wooden rattle' },
  { name: 'laddoo-day', caption: 'One laddoo was counted twice', alt: 'A coral frock behind a plate heaped with laddoos' },
  { name: 'holi-morning', caption: 'Holi, the last minute in white', alt: 'A white jhabla on a line above three bowls of coloured powder' },
  { name: 'moon-at-the-window', caption: 'Pyjamas, and the moon at the window', alt: 'Indigo pyjamas with stars and a lilac elephant by a window at night' },
  { name: 'goes-everywhere', caption: 'The elephant that goes everywhere', alt: 'A stuffed elephant with flowered ears, sitting in the yard' },
  { name: 'small-as-a-hand', caption: 'Born early, small as a hand', alt: 'A tiny mint bodysuit with mittens, booties and a marigold' },
  { name: 'three-sisters', caption: 'One frock, three sisters', alt: 'Three red frocks on a line, each smaller than the last, above a basket' },
  { name: 'onam', caption: 'Onam in cream and gold', alt: 'A cream kurti with a golden border above a carpet of petals' },
  { name: 'family-photograph', caption: 'Dressed for the family photograph', alt: 'A long kurta and a kurti on a rail, and a small jhabla between them' },
  { name: 'godh-bharai', caption: 'A godh bharai tray', alt: 'Folded yellow clothes tied with a ribbon, and booties, on a brass tray' },
  { name: 'one-sock-missing', caption: 'Four pairs washed, none missing', alt: 'Three pairs of socks on a clothes line, and a blue pair on the grass' },
];
