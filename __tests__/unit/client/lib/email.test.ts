import { emailShape } from '../../../../src/client/lib/email';

describe('An e-mail address', () => {
  it.each(['a@b.c', 'asha.rao@mail.example.in', 'a@.x.y', 'a@..a', 'a@b..'])('may be %s', (text) => {
    expect(emailShape.test(text)).toBe(true);
  });

  it.each(['', 'a', 'a@b', 'a@b.', 'a@.b', '@b.c', 'a b@c.d', 'a@b@c.d', 'a@b. c'])('is not %j', (text) => {
    expect(emailShape.test(text)).toBe(false);
  });
});
