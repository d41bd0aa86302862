/** The mails about an account. */
import * as templates from '../../../src/server/areas/mail/templates';
import { shopUrl, to } from './mailCase';
import type { MailCase } from './mailCase';
import { NOW } from '../data/rows';

export const accountMails: readonly MailCase[] = [
  [
    'a reset link',
    templates.resetLinkMail({ to, name: 'Asha Rao', link: 'https://shop.example/reset?token=abc' }),
    {
      kind: 'reset link',
      subject: 'Choose a new password',
      says: [
        '\n\nhttps://shop.example/reset?token=abc\n\n',
        'It works once, for 30 minutes.',
        'Was it not you? Then leave this mail be',
      ],
    },
  ],
  [
    'a changed password',
    templates.passwordChangedMail({ to, name: 'Asha Rao' }),
    {
      kind: 'password changed',
      subject: 'Your password was changed',
      says: [
        'Every device that was logged in has been logged out. Log in with the new password and you are back.',
        'Was it not you? Choose "Forgot password"',
        'hello@jhabla.example',
      ],
    },
  ],
  [
    'a password changed by somebody who is logged in',
    templates.passwordChangedMail({ to, name: 'Asha Rao', staysHere: true }),
    {
      kind: 'password changed',
      subject: 'Your password was changed',
      says: ['Every other device that was logged in has been logged out'],
    },
  ],
  [
    'a login from a new browser',
    templates.newBrowserMail({ to, name: 'Asha Rao', browser: 'Chrome on a phone', at: NOW, shopUrl }),
    {
      kind: 'new browser',
      subject: 'A new login to your account',
      says: [
        '\n\nChrome on a phone\n20 Nov 2026, 10:00',
        'Was it you? Then there is nothing to do.',
        '\nhttps://shop.example/forgot-password\n',
      ],
    },
  ],
  [
    'a login from a browser that says nothing',
    templates.newBrowserMail({ to, name: 'Asha Rao', browser: '', at: NOW, shopUrl }),
    {
      kind: 'new browser',
      subject: 'A new login to your account',
      says: ['\n\nA browser that does not say what it is\n'],
    },
  ],
  [
    'a second sign-up',
    templates.accountExistsMail({ to, name: 'Asha Rao', shopUrl }),
    {
      kind: 'account exists',
      subject: 'You already have a Jhabla & Co. account',
      says: ['\nhttps://shop.example/login\n', '\nhttps://shop.example/forgot-password\n', 'nothing has changed'],
    },
  ],
  [
    'a deleted account',
    templates.accountDeletedMail({ to, name: 'Asha Rao' }),
    {
      kind: 'account deleted',
      subject: 'Your Jhabla & Co. account is deleted',
      says: [
        'everything that we held about you',
        'stays in our books, without your name',
        'Was it not you? Please write to us at hello@jhabla.example',
      ],
    },
  ],
];
