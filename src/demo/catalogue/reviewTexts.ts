/** Texts of reviews, by the kind of product. The number is their stars. */
import { RETURN_DAYS } from '../../contract/rules/limits';
import { numberInWords } from '../../contract/rules/numberInWords';

export type Said = readonly [stars: number, message: string];

export type ReviewKind =
  'newborn' | 'child' | 'festive' | 'grownUp' | 'socks' | 'toy' | 'cradle' | 'gift' | 'shapewear' | 'linen';

export const SAID: Record<ReviewKind, readonly Said[]> = {
  newborn: [
    [5, 'So soft that my mother asked where we found it. We bought three more.'],
    [5, 'Opens flat, so no more pulling things over his head at two in the morning.'],
    [4, 'Lovely cloth. The colour faded a little after the first wash and then stayed.'],
    [5, 'Our daughter was born at 34 weeks and this was the only thing that fitted her.'],
    [3, 'Nice, but it runs small. Order the next size.'],
    [4, 'Dries fast even in the monsoon, which is what I care about.'],
    [5, 'The stitching on the edge is really by hand. You can see it.'],
    [4, 'Good for hot days. Ties take a moment to learn.'],
    [5, 'Washed it perhaps forty times, still in shape.'],
    [2, 'The parcel came late and the baby had already grown. The cloth itself is fine.'],
    [4, 'My son has eczema and this does not trouble him.'],
    [5, 'I was given one as a gift and came back for the whole drawer.'],
  ],
  child: [
    [5, 'She has worn it for three days and will not give it up.'],
    [4, 'Strong seams. He climbs everything and they hold.'],
    [5, 'The pockets are real, which was the first thing he checked.'],
    [3, 'Print is as shown but the length was shorter than I thought.'],
    [4, 'Washes well, needs little ironing.'],
    [5, 'Bought for a birthday, the fit was right without trying.'],
    [4, 'Soft from the first day. One button was loose, I sewed it on again.'],
    [5, 'Good room for a cloth nappy and for growing.'],
    [2, 'Too warm for Chennai, otherwise nicely made.'],
    [4, 'Colours are calm, not shouting. My kind of thing.'],
  ],
  festive: [
    [5, 'Everybody at the wedding asked about it. It did not scratch her once.'],
    [4, 'Rich colour and light to wear. The pyjamas were a little long.'],
    [5, 'He slept in it on the drive back, that says everything.'],
    [4, 'The dupatta stays where it is, what a good idea.'],
    [3, 'Beautiful, but please add a pocket.'],
    [5, 'Ordered for Diwali, came two days early in a cloth bag.'],
    [5, 'The lining is real cotton. Finally.'],
    [4, 'Block print is a bit uneven, as they say. We like that.'],
  ],
  grownUp: [
    [5, 'Fits well and the cloth gets better with each wash.'],
    [4, 'Good for feeding, the zips really cannot be seen.'],
    [4, 'Comfortable at the shoulder. Sleeves are a little long for me.'],
    [5, 'My husband wears it every Friday now.'],
    [3, 'Nice cloth, but it needs ironing.'],
    [5, 'Bought the small one for our son as well. The photograph is on the wall.'],
    [4, 'True colour, honest price.'],
  ],
  socks: [
    [5, 'They stay on! I have nothing more to say.'],
    [4, 'Soft toe, no marks on the leg.'],
    [5, 'The grips work on our tiles, she stopped slipping.'],
    [3, 'Good socks, but I would like packs of three.'],
    [4, 'Thin and cool, right for our weather.'],
    [5, 'No smell after a full day of work. Bamboo seems to be true.'],
    [4, 'Washed well, shrank a little as the page said.'],
  ],
  toy: [
    [5, 'He does not sleep without it any more.'],
    [5, 'Safe to chew and no loose parts. I checked twice.'],
    [4, 'Sweet and well sewn. Smaller than I had pictured.'],
    [5, 'A quiet rattle. Bless you.'],
    [4, 'Smells of wood, not of paint.'],
    [3, 'Pretty, but my daughter preferred the box.'],
  ],
  cradle: [
    [5, 'My father put it together in half an hour. Solid, and it swings without a sound.'],
    [4, 'Beautiful wood. Delivery needed two telephone calls.'],
    [5, 'She sleeps in it better than in our arms.'],
    [4, 'Folds behind the door as promised.'],
    [5, 'Looks like the one that I slept in myself.'],
  ],
  gift: [
    [5, 'Sent to a colleague in Bengaluru, she called me in tears of joy.'],
    [4, 'Nicely packed. I would have liked more colours for the ribbon.'],
    [5, 'We ordered sixty for the office and each had its own card.'],
    [4, 'Good value compared with the usual dry fruit.'],
  ],
  shapewear: [
    [4, 'Does not roll down. The size chart is right.'],
    [5, 'My saree sat flat for the whole wedding.'],
    [4, 'Comfortable for a full working day.'],
    [3, 'Good, a bit warm in May.'],
    [5, 'Helped my back after the delivery, on my doctor’s advice.'],
  ],
  linen: [
    [5, 'Six layers and still cool. We take it everywhere.'],
    [4, 'Large enough to last for years.'],
    [5, 'It really does get softer.'],
    [4, 'Good pocket, catches most of the dal.'],
    [3, 'Nice print, a little thinner than expected.'],
    [5, 'Has been a shade, a bed and a tent this week.'],
  ],
};

/** Reviewers, by their role and their town, without names. */
export const REVIEWERS = [
  'A mother in Pune',
  'Grandfather, Nashik',
  'Father of twins, Thane',
  'An aunt in Indore',
  'Grandmother, Kochi',
  'A first-time father, Nagpur',
  'A mother in Bengaluru',
  'Neighbour of a newborn, Surat',
  'A mother of three, Jaipur',
  'Uncle, Hyderabad',
  'A nurse in Mumbai',
  'Grandmother, Kolhapur',
  'A mother in Lucknow',
  'Father, Chennai',
  'A teacher in Bhopal',
  'Grandparents, Mysuru',
  'A mother in Guwahati',
  'An elder sister, Delhi',
  'Father, Ahmedabad',
  'A mother in Panaji',
  'A cousin in Patna',
  'Grandfather, Satara',
  'A mother in Chandigarh',
  'A working mother, Noida',
  'Father of a preemie, Aurangabad',
  'A mother in Coimbatore',
  'Godmother, Ranchi',
  'A mother in Dehradun',
  'Grandmother, Ratnagiri',
  'A father in Kolkata',
];

/** The shop's answers, by the message. */
export const ANSWERS: Readonly<Record<string, string>> = {
  'Nice, but it runs small. Order the next size.':
    'Thank you for telling other parents. A size that does not fit can come back within ' +
    `${numberInWords(RETURN_DAYS).toLowerCase()} days of delivery.`,
  'Print is as shown but the length was shorter than I thought.':
    'Thank you. We are glad to measure any piece for you before you order: write to us.',
};
