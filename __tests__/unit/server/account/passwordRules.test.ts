/** Which passwords are refused (docs/decisions/0214-passwords.md). */
import { weaknessOf } from '../../../../src/server/areas/account/passwordRules';

const meera = { name: 'Meera Lakshmi Iyer', email: 'meera.iyer@post.example', mobile: '9820012345' };
const saidOf = (password: string, person = meera) => weaknessOf(password, person);

describe('a password that is refused', () => {
  const first = ['1234567', 'password', 'PASSWORD', 'P@ssw0rd', 'qwerty123', 'iloveyou'];
  it.each(first)('is one of the first that others try: %s', (password) => {
    expect(saidOf(password)).toBe('This password is one of the first that others would try. Please choose another.');
  });

  it.each([
    'aaaaaaa',
    'Password1!',
    'P@ssw0rd1990',
    'drowssap1',
    'abcabcabc',
    'abcdefgh',
    '97531975',
    'qwertyuiop[',
    'zxcvbnm,./',
    '17081991',
    '17-08-1991',
    '1990.8.15',
    'welcome2024',
    'Summer2024!',
    'Krishna108',
    'Rahul@1234',
    'Mumbai@123',
    'Sachin10',
    'Dhoni007',
    'Ganesh2024',
    'Virat18',
    'JaiShreeRam',
    'India@123',
    'Priya1995',
    'Monday@123',
    'Chennai2023',
    'Laxmi@123',
    'OmNamahShivaya',
    'Diwali2024',
    'Password@123',
    'Admin@123',
    'Admin@1234',
    'Abcd@1234',
    'Test@1234',
    'Qwerty@123',
    'Asdf@1234',
    'Password@2024',
    'Family@123',
    'Chotu@123',
    'Modi@2024',
    'Dragon2024!',
    'babyshop1',
    'Master#1',
    'Football2025',
    'R@hul1234',
    '108krishna',
    '@Kr1shna@',
    'RahulPriya',
    'Krishna@2023!',
    'SummerSummer1',
    'a'.repeat(256),
    'password'.repeat(30),
    'abc123'.repeat(6),
  ])('is easily guessed: %s', (password) => {
    expect(saidOf(password)).toMatch(/^This password is easily guessed\. Please choose another/);
  });

  it.each([
    'meera.iyer@post.example',
    'MEERA.IYER',
    'meeraiyer',
    'Meera Iyer',
    'Lakshmi1990',
    'Iyer@123',
    'reyIareeM',
    'M33r@Iyer',
    '9820012345',
    '+919820012345',
    '98200 12345',
    '98-2001-2345',
    'me\u200bera\u200b iyer',
    'jhabla1',
    'Jhabla & Co.',
    'झबला@2024',
  ])('is made of the person’s own words, or the shop’s: %s', (password) => {
    const own = 'your name, e-mail address, mobile number or the shop’s name';
    expect(saidOf(password)).toBe(`This password is made of ${own}. Please choose another.`);
  });

  it('is made of a name in whatever script', () => {
    expect(saidOf('मीराअय्यर', { ...meera, name: 'मीरा अय्यर' })).toMatch(/^This password is made of your name/);
    expect(saidOf('मीराअय्यर')).toBeUndefined();
  });
});

describe('a password that is taken', () => {
  it.each([
    'xk7#q2z',
    'fT9pLm2',
    'a7f3c19e0b52d468',
    'tall-neem-tree',
    'seven tall neems',
    'dragon tree blanket',
    'old-banyan-tree',
    'priya tall neem',
    'summer-otter-lamp',
    'krishna-xk7#q2z',
    'Programme7Lettuce',
    'rahulpriya4821',
    'Ramrajya#Bicycle',
    'mumbai dragon tree',
    'correct horse',
    'चार पेड़ और नदी',
  ])('is %s', (password) => {
    expect(saidOf(password)).toBeUndefined();
  });

  it('is somebody else’s name: only the own words are known', () => {
    expect(saidOf('Shubhangi7Patwardhan')).toBeUndefined();
    expect(saidOf('Shubhangi7Patwardhan', { ...meera, name: 'Shubhangi Patwardhan' })).toBeDefined();
  });
});
