/** Mails go to the mail server encrypted or not at all, unless SMTP_URL says otherwise. */
import { newMail, openTestOutbox, type TestOutbox } from '../../support/mails/outbox';
import { startMailServer, type MailServer } from '../../support/mails/mailServer';

let outbox: TestOutbox;
let server: MailServer;
beforeEach(async () => {
  outbox = await openTestOutbox();
});
afterEach(async () => {
  await outbox.close();
  await server.close();
});

/** Its certificate is nobody's whom the shop knows. */
const ANY_CERTIFICATE = 'tls.rejectUnauthorized=false';

async function sendBy(smtpUrl: string): Promise<number> {
  await outbox.put(newMail());
  return outbox.open(smtpUrl).deliverDue();
}

/** What to write where a mail server cannot do better. */
const inTheOpenBy = '?requireTLS=false at the end of SMTP_URL';

describe('mail by SMTP_URL', () => {
  it.each([
    ['offers no encryption', false, '', inTheOpenBy],
    ['offers no encryption, which the address insists on', false, '?requireTLS=true', inTheOpenBy],
    ['has a certificate that nobody knows', true, '', "the mail server's certificate has run out"],
  ])('is kept, and nothing of it said, where the mail server %s', async (_, encrypts, query, fault) => {
    server = await startMailServer({ encrypts, login: { user: 'shop', password: 'open-sesame' } });
    expect(await sendBy(`${server.bareUrl}${query}`)).toBe(0);
    expect([server.mails, server.asked]).toEqual([[], []]);
    const [row] = await outbox.rows();
    expect(row?.last_error).toContain(fault);
    expect(JSON.stringify([outbox.log, row])).not.toMatch(/open-sesame|asha/);
  });

  it('goes out encrypted where the mail server takes it so', async () => {
    server = await startMailServer({ encrypts: true, login: { user: 'shop', password: 'open-sesame' } });
    expect(await sendBy(`${server.bareUrl}?${ANY_CERTIFICATE}`)).toBe(1);
    expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true]);
  });

  const inTheOpen = ['requireTLS=false', 'ignoreTLS=true'];
  it.each(inTheOpen)('goes out in the open where the address says so: %s', async (query) => {
    server = await startMailServer();
    expect(await sendBy(`${server.bareUrl}?${query}`)).toBe(1);
    expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([false]);
  });
});
