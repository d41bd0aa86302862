/** What a member may be called (decision 53a). */
import { nameComplaint, nameComplaints, steersReading } from '../../../src/contract/rules/memberName';

const { brand, office, mixed, unseen, address } = nameComplaints;

describe("a member's name", () => {
  it.each([
    ...['Asha Rao', 'आशा राव', 'José María', 'Zoë', "Asha D'Souza", 'D’Souza 2nd', 'S.Kumar', 'Dr. A.P.J. Abdul'],
    ...['Md.Rafi', 'O-Neil Shah', 'Мария', 'Ζωή', 'Asha Ζωή', '王芳', 'Asha ❤\ufe0f', '<x-evil>', 'क्\u200dष'],
    // A letter of the one name and most of the other.
    'Manoj Hablani',
    'Raj Habla',
    // Near the brand's, or to an office.
    ...['Jhala', 'Jhala & Co', 'Raju Jhala', 'Jabla', 'Asha Jabla', 'Jabala Devi', 'Jhalak Shah', 'Zabala', 'Habla'],
    ...['Admiral Rao', 'Adam In', 'Admira', 'Sales', 'Care', 'Joy Service', 'Officer Singh', 'Shop Rao'],
    'Rahul Official',
    ...['Head', 'Chief', 'Manager', 'Help', 'Staff', 'Carey', 'Desk', 'Teams', 'Supporter Rao', 'Asha Support'],
    'Company',
  ])('may be %j', (name) => {
    expect(nameComplaint(name)).toBe('');
  });

  it.each([
    ['as it is written', 'Jhabla & Co.'],
    ['with an office', 'Jhabla & Co. (Official)'],
    ['in another case', 'JHABLA AND CO'],
    ['without spaces', 'jhabla&co'],
    ['in one word with others', 'The-Jhabla-Team'],
    ['letter by letter', 'Support of J h a b l a'],
    ['in two pieces', 'Jha Bla'],
    ['with dots', 'J.h.a.b.l.a'],
    ['in full-width letters', 'Ｊｈａｂｌａ ＆ Ｃｏ．'],
    ['with Cyrillic letters', 'Јһаblа & Со'],
    ['in Cyrillic capitals', 'ЈНАВLА'],
    ['with Greek letters', 'Jhαblα'],
    ['with figures', 'Jh4b1a'],
    ['with a capital I for an l', 'JhabIa'],
    ['with an accent', 'Jhábla'],
    ['in mathematical letters', '𝐉𝐡𝐚𝐛𝐥𝐚'],
    ['in circles', 'Ⓙⓗⓐⓑⓛⓐ'],
    ['in black squares', '🅹🅷🅰🅱🅻🅰'],
    ['in another alphabet altogether', 'ꓙꓧꓮꓐꓡꓮ'],
    ['with a small Cherokee letter', 'Jhabꮮa & Co'],
    ['in Canadian syllables', 'ᒍᕼᗩᗷᒪᗩ & Co'],
    ['with a lambda', 'Jhabλa'],
    ['with Serbian letters', 'Jђabla'],
    ['with a phonetic j', 'ʝhabla'],
    ['in Devanagari', 'झबला'],
    ['with a letter twice', 'Jhaabla'],
    ['with other letters twice', 'Team Jhabblla'],
    ['with a figure for a b', 'Jha6la'],
    ['with a Cyrillic б', 'Jhaбla'],
    ['without its h, as a firm', 'Jabla & Co'],
    ['without its h, in full', 'Jabla and Company'],
    ['as it sounds, with an office', 'Official Jabla'],
    ['as it sounds, as a shop', 'Zhabla Store'],
  ])('is not the brand’s, %s', (_, name) => {
    expect(nameComplaint(name)).toBe(brand);
  });

  it.each([
    ...['Admin', 'ADMIN', 'Adm1n', 'A d m i n', 'Admіn', 'The Admin', 'Administrator', 'Moderator', 'Official'],
    'Support',
    ...['Customer Care', 'CustomerCare', 'Cust0mer Care', 'Customer Support', 'Customer Care Executive'],
    'Support Team',
    ...['Our Support Team', 'Official Account', 'Official Store', 'Help Desk', 'Helpdesk', 'Grievance Officer'],
    ...['CEO', 'Founder', 'Shop Owner', 'Store Manager', 'Customer Relations', 'The Shop', 'Verified Buyer'],
    ...['Verified Purchase', 'Store Reply', 'Reply by owner', 'Brand Owner', 'Seller', 'Shop'],
    ...['Priya from Customer Care', 'एडमिन', 'ग्राहक सेवा'],
  ])('is not that of an office: %s', (name) => {
    expect(nameComplaint(name)).toBe(office);
  });

  it.each(['Asha Rаo', 'Ωlga', 'Ꭺsha'])('is in one alphabet a word: %s', (name) => {
    expect(nameComplaint(name)).toBe(mixed);
  });

  it.each([
    ['a bell', 'Asha\u0007'],
    ['an end of line', 'Asha\nRao'],
    ['what turns the reading round', 'Asha\u202eoaR'],
    ['an isolate', 'Asha\u2066Rao'],
    ['a mark of direction', 'Asha\u200fRao'],
    ['a space of no width', 'Jha\u200bbla'],
    ['a separator of lines', 'Asha\u2028Rao'],
    ['a filler and nothing else', '\u3164'],
    ['a tag', 'Asha\u{e0041}'],
    ['half of a sign', 'Asha\ud800'],
  ])('has no %s in it', (_, name) => {
    expect(nameComplaint(name)).toBe(unseen);
  });

  it.each([
    ...['https://evil.example', 'Asha www.asha', 'asha.com', 'See t.me/asha', 'asha@post.example', 'ASHA.IN'],
    ...['evil．com', 'evil。shop', 'jhabla.example'],
  ])('is not the address %s', (name) => {
    expect(nameComplaint(name)).toBe(address);
  });
});

describe('what a member says in several lines', () => {
  it.each(['It washes well.\nTwice.\r\n\tThree times.', 'मुलायम और हल्का', 'Soft 🧵', ''])('may be %j', (text) => {
    expect(steersReading(text)).toBe(false);
  });

  it.each(['\u0000', '\u001b[2J', '\u009b', '\u202e', '\u2066', '\u200f', '\u061c'])('has no %j in it', (sign) => {
    expect(steersReading(`Soft ${sign} and light`)).toBe(true);
  });
});
