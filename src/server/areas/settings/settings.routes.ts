/** An owner's calls about the shop itself: whom it is paid to, and how it hears of what it has to do (section 11). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { settingsBody, settingsFailure, staffSettings } from '../../../contract/staffSettings';
import { STAFF_BASE } from '../staff/staffCall';
import type { ShopSettingsDesk } from './settings.service';

interface Options {
  settings: ShopSettingsDesk;
}

const tags = ['Settings'];
const response = { 200: staffSettings, '4xx': settingsFailure };
const path = `${STAFF_BASE}/settings`;

export const settingsRoutes: FastifyPluginAsyncZod<Options> = async (app, { settings }) => {
  const show = { tags, summary: 'What an owner sets of the shop', response };
  app.get(path, { schema: show, config: { staff: { roles: ['owner'] } } }, () => settings.show());

  const change = { tags, summary: 'Changes what it names; answers with all of them', body: settingsBody, response };
  app.put(path, { schema: change, config: { staff: { roles: ['owner'], confirmed: true } } }, async (request) => {
    const { version, ...values } = request.body;
    await settings.change({ values, version, who: app.staffOf(request).email });
    return settings.show();
  });
};
