interface Fabric {
  /** First letters of the design number. */
  code: string;
  /** One of these is a bullet of every product cut from it. */
  facts: readonly string[];
  care: readonly string[];
}

/** The fabrics of the products, with plain facts about each. */
export const FABRICS = {
  mulmul: {
    code: 'MUL',
    facts: [
      'Two layers of handloom mulmul, so light that it dries in an hour',
      '100% cotton mulmul; it grows softer with every wash',
      'Fine mulmul, open enough for a Mumbai May',
    ],
    care: [
      'Wash by hand or on a gentle cycle with like colours',
      'Cold machine wash in a net bag; dry in shade so that the print keeps its depth',
      'Wash once before first wear; a little colour may leave the dark motifs',
    ],
  },
  jersey: {
    code: 'JER',
    facts: [
      'Combed cotton jersey, 180 gsm, with a little stretch',
      'Soft single jersey that keeps its shape at the neck',
      '95% cotton, 5% elastane, so it follows a crawling child',
    ],
    care: [
      'Machine wash at 30 degrees, inside out',
      'Tumble dry low or line dry; iron on the reverse of the print',
      'Shrinks by less than a finger in the first wash',
    ],
  },
  dobby: {
    code: 'DOB',
    facts: [
      'Cotton dobby with a small woven texture; lined in mulmul',
      'Yarn-dyed cotton, so the pattern is the same inside and out',
    ],
    care: ['Machine wash cold with like colours', 'Warm iron while slightly damp'],
  },
  dabu: {
    code: 'DAB',
    facts: [
      'Mud-resist dabu print by hand; small breaks in the motif are part of it',
      'Cambric cotton, block printed, lined where it touches the skin',
    ],
    care: [
      'First wash alone in cold water with a pinch of salt',
      'Hand wash and dry in shade; natural dyes do not like the noon sun',
    ],
  },
  chanderi: {
    code: 'CHA',
    facts: [
      'Chanderi cotton-silk over a soft cotton lining, no scratchy seams',
      'Cotton-silk with a quiet sheen; zari only where it cannot touch the skin',
    ],
    care: [
      'Dry clean, or hand wash cold and do not wring',
      'Steam rather than iron; keep in the cotton bag that comes with it',
    ],
  },
  khadi: {
    code: 'KHA',
    facts: [
      'Handspun khadi that is crisp in the morning and soft by noon',
      'Handwoven cotton khadi; small slubs show that a person made it',
    ],
    care: [
      'Machine wash cold; line dry and iron damp for a crisp finish',
      'Wash dark pieces separately for the first two washes',
    ],
  },
  bamboo: {
    code: 'BAM',
    facts: [
      'Bamboo viscose with cotton: cool, smooth and slow to smell',
      '70% viscose from bamboo, 27% cotton, 3% elastane',
    ],
    care: [
      'Machine wash at 30 degrees; no softener, it clogs the yarn',
      'Wash inside out with like colours; do not bleach',
    ],
  },
  terry: {
    code: 'TER',
    facts: ['Looped cotton terry inside, smooth outside', 'Brushed cotton fleece for the one cold month that we get'],
    care: ['Machine wash warm; tumble dry low keeps the loops open', 'Do not iron over the loops'],
  },
  denim: {
    code: 'DEN',
    facts: ['Soft washed cotton denim, 6 oz, nothing stiff at the waist', 'Chambray twill that a child can squat in'],
    care: ['Wash inside out; the blue mellows over the first few washes', 'Machine wash warm and hang by the straps'],
  },
  knit: {
    code: 'KNI',
    facts: ['Cotton knit, no wool, so it does not itch', 'Fine gauge cotton with a hand-linked toe: no ridge to feel'],
    care: ['Machine wash gentle, dry flat', 'Wash in the net bag so that no piece goes missing'],
  },
  power: {
    code: 'POW',
    facts: [
      'Breathable power mesh with a cotton panel next to the skin',
      'Seam-free knit, 78% nylon and 22% elastane, firm without pinching',
    ],
    care: ['Hand wash cold; do not tumble dry or iron', 'Machine wash in a net bag, hooks closed; dry flat in shade'],
  },
  wood: {
    code: 'WOD',
    facts: [
      'Hale wood from managed groves, sanded to the grain by hand',
      'Seasoned neem and mango wood; small differences in grain are natural',
    ],
    care: ['Wipe with a damp cloth and dry; do not soak', 'Rub with a drop of coconut oil when the wood looks thirsty'],
  },
  stuffed: {
    code: 'TOY',
    facts: [
      'Cotton outside, recycled fibre inside, every seam sewn twice',
      'Handwoven offcuts from our own cutting room, filled with clean polyfill',
    ],
    care: [
      'Surface clean, or hand wash and press dry in a towel',
      'Machine wash cold in a pillow case; dry in the sun',
    ],
  },
  paper: {
    code: 'BOX',
    facts: [
      'Box of recycled cotton-rag paper, made to be kept',
      'Rigid board box with a cloth ribbon; no plastic inside',
    ],
    care: ['Each piece inside has its own care label', 'Keep the box dry; the ribbon can be ironed'],
  },
} satisfies Record<string, Fabric>;

export type FabricName = keyof typeof FABRICS;
