import { BABY, INFANT, JC, KATLI, MANGO, PEACOCK, TODDLER, type CatalogueCategory } from './catalogueItem';

const PLAY = [...TODDLER, '3-4 Y'];
const frock = { sub: 'Frocks', brand: KATLI, style: 'Gathered', type: 'Frock' };
const dungarees = { sub: 'Dungarees', brand: MANGO, style: 'Bib front', type: 'Dungaree' };
const tee = { sub: 'Tees and tops', style: 'Crew neck', type: 'T-shirt' };
const pyjamas = { sub: 'Nightwear', brand: PEACOCK, style: 'Lounge', type: 'Pyjamas' };

export const casualWear: CatalogueCategory = {
  category: 'Casual Wear',
  items: [
    { name: 'Nap-time frock', ...frock, sizes: TODDLER, colours: ['Blue', 'Peach'], fabric: 'mulmul', mrp: 899, rate: 699, offered: true, draw: ['frock', 'dots', 'pale'], about: 'Dressed enough for visitors, soft enough for the nap that follows.', notes: ['Matching bloomers inside the packet', 'Buttons in front'] },
    { name: 'Marigold frock', ...frock, sizes: PLAY, colours: ['Mustard', 'Coral'], fabric: 'dobby', mrp: 999, rate: 799, draw: ['frock', 'paisley', 'deep'], about: 'The yellow of a temple garland, with a contrasting sash.', notes: ['Sash is sewn at the sides', 'Puff sleeves without tight elastic'] },
    { name: 'Leaf-print frock', ...frock, sizes: TODDLER, colours: ['Green', 'White'], fabric: 'mulmul', mrp: 849, rate: 649, draw: ['frock', 'leaves', 'pale'], about: 'Green sprigs on a pale ground and a round collar.', notes: ['Collar lies flat without starch', 'Hem falls at the knee'] },
    { name: 'Stripe frock with bow', ...frock, sizes: PLAY, colours: ['Red', 'Navy'], fabric: 'jersey', mrp: 799, rate: 599, draw: ['frock', 'stripes', 'pale'], about: 'Jersey on top and below, so it may be slept, eaten and climbed in.', notes: ['Pulls on', 'Bow is tacked with three stitches'] },
    { name: 'Soft denim dungarees', ...dungarees, sizes: TODDLER, colours: ['Blue', 'Navy'], fabric: 'denim', mrp: 1299, rate: 999, offered: true, topSeller: 8, draw: ['dungaree', 'dots', 'deep'], about: 'Made for crawling first and pockets later. Studs along the inside leg.', notes: ['Opens from ankle to ankle for changing', 'Two lengths of strap'] },
    { name: 'Gingham dungarees', ...dungarees, sizes: TODDLER, colours: ['Green', 'Red'], fabric: 'dobby', mrp: 1199, rate: 949, draw: ['dungaree', 'gingham', 'pale'], about: 'Summer dungarees, light as a shirt.', notes: ['Turn-ups show the plain reverse', 'Heart patch at the knee'] },
    { name: 'Corduroy-look dungarees', ...dungarees, sizes: PLAY, colours: ['Brown', 'Teal'], fabric: 'denim', mrp: 1399, rate: 1149, draw: ['dungaree', 'solid', 'deep'], about: 'For winters in Pune and holidays in the hills.', notes: ['Brushed inside', 'Wide enough for thick tights'] },
    { name: 'Tiny pocket tee', ...tee, brand: MANGO, sizes: TODDLER, colours: ['Yellow', 'Blue', 'Pink'], fabric: 'jersey', mrp: 399, rate: 299, offered: true, draw: ['tshirt', 'stars', 'pale'], about: 'A first real T-shirt.', notes: ['Stud at the shoulder in the two smallest sizes', 'Straight fit'] },
    { name: 'Mother and daughter tee, small', ...tee, brand: JC, sizes: PLAY, colours: ['Coral', 'Blue'], fabric: 'jersey', mrp: 499, rate: 399, draw: ['tshirt', 'stars', 'deep'], about: 'The small half of a pair; the grown-up half is in Women.', notes: ['Same dye lot as the larger one', 'Neck stretches well over the head'] },
    { name: 'Dotted long-sleeve tee', ...tee, brand: MANGO, sizes: TODDLER, colours: ['Mint', 'Lilac'], fabric: 'jersey', mrp: 499, rate: 379, deal: 329, draw: ['longTee', 'dots', 'pale'], about: 'Under dungarees in January, alone in November.', notes: ['Ribbed cuffs keep wrists covered', 'Long back'] },
    { name: 'Waves long-sleeve tee', ...tee, brand: MANGO, sizes: PLAY, colours: ['Teal', 'Red'], fabric: 'jersey', mrp: 549, rate: 429, stock: 0, draw: ['longTee', 'leheriya', 'deep'], about: 'Leheriya waves on jersey, a festive thing made ordinary.', notes: ['Sun-fast print', 'Falls to the hip'] },
    { name: 'Beach shirt', sub: 'Tees and tops', brand: MANGO, style: 'Open collar', type: 'Shirt', sizes: PLAY, colours: ['Sky', 'Yellow'], fabric: 'mulmul', mrp: 699, rate: 549, draw: ['collarShirt', 'leaves', 'pale'], about: 'For Alibaug weekends. Sand falls out of it by itself.', notes: ['Open collar, coconut buttons', 'Cut wide for wind'] },
    { name: 'Cloud sleepsuit romper', sub: 'Nightwear', brand: PEACOCK, style: 'Button shoulder', type: 'Romper', sizes: BABY, colours: ['Sky', 'White'], fabric: 'bamboo', mrp: 799, rate: 629, draw: ['romper', 'stars', 'pale'], about: 'Cool and slippery soft, for babies who sleep hot.', notes: ['No feet, so it lasts longer', 'Studs run down one side only'] },
    { name: 'Harem pyjamas for crawlers', ...pyjamas, sizes: [...INFANT, '6-12 M', '1-2 Y'], colours: ['Red', 'Blue', 'Mustard'], fabric: 'jersey', mrp: 449, rate: 349, draw: ['pyjamas', 'bandhani', 'deep'], about: 'A low seat for cloth nappies and a cuff that stays at the ankle.', notes: ['Waistband folds over for growth', 'Cord is only for show'] },
    { name: 'Leaf pyjamas', ...pyjamas, sizes: PLAY, colours: ['Mint', 'Peach'], fabric: 'mulmul', mrp: 499, rate: 389, draw: ['pyjamas', 'leaves', 'pale'], about: 'Mulmul for the nights before the monsoon.', notes: ['Elastic is replaceable: there is a small opening inside', 'Deep hem'] },
    { name: 'Everyday romper in buti', sub: 'Frocks', brand: KATLI, style: 'Button shoulder', type: 'Romper', sizes: TODDLER, colours: ['Maroon', 'Blue'], fabric: 'dobby', mrp: 899, rate: 719, draw: ['romper', 'buti', 'deep'], about: 'Flowers on a deep ground that hides the mango.', notes: ['Frill is cut from one piece, so it keeps its shape', 'Opens at both shoulders'] },
  ],
};
