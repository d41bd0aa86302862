/** A member's own name, number and addresses (CONTRACT.md section 6): nobody else's, whatever id is sent. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addressBody,
  addressFields,
  addressSchema,
  updateUserBody,
  userIdParams,
  userNamePhone,
  userSchema,
  type Address,
} from '../../../contract/account';
import { failureSchema } from '../../../contract/common';
import { DomainError } from '../../domainError';
import { queryIntoForm } from '../../plugins/params';
import type { AccountService } from './account.service';
import { ADDRESS_VERSION, addressVersion, type Addresses } from './addresses';

interface Options {
  accounts: AccountService;
  addresses: Addresses;
}

const tags = ['Account'];
const own = { tags, params: userIdParams };
const failures = { '4xx': failureSchema };

export const accountRoutes: FastifyPluginAsyncZod<Options> = async (app, { accounts, addresses }) => {
  app.addHook('preValidation', queryIntoForm);
  const memberIn = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<string> =>
    (await app.requireMember(request, request.params.id)).id;

  const user = { ...own, summary: 'Name, e-mail address and mobile number', response: { 200: userSchema, ...failures } };
  app.get('/users/userByID/:id', { schema: user }, async (request) => accounts.user(await memberIn(request)));

  const update = { ...own, summary: 'Changes name and mobile number', body: updateUserBody, response: { 200: userSchema, ...failures } };
  app.post('/users/updateUser/:id', { schema: update }, async (request) => accounts.update(await memberIn(request), request.body));

  const namePhone = { ...own, summary: 'Name and mobile number, for an order', response: { 200: userNamePhone, ...failures } };
  app.get('/users/getUserNamePhone/:id', { schema: namePhone }, async (request) => accounts.namePhone(await memberIn(request)));

  const list = { ...own, summary: 'Addresses, oldest first', response: { 200: z.array(addressSchema), ...failures } };
  app.get('/users/getAllAddresses/:id', { schema: list }, async (request, reply) =>
    told(reply, await addresses.list(await memberIn(request))),
  );

  const adding = { ...own, summary: 'Adds an address; three at most', body: addressFields, response: { 200: addressSchema, ...failures } };
  app.post('/users/addNewAddress/:id', { schema: adding }, async (request, reply) =>
    told(reply, await addresses.add(await memberIn(request), request.body)),
  );

  const changing = { ...own, summary: 'Changes the address of that addrId', body: addressBody, response: { 200: addressSchema, ...failures } };
  app.post('/users/updateAddress/:id', { schema: changing }, async (request, reply) => {
    const { id } = request.params;
    const { addrId, ...fields } = request.body;
    // A client may put the address's id into the path and none into the body (DECISIONS.md T109).
    const named = addrId ?? (/^\d+$/.test(id) ? id : undefined);
    if (addrId !== undefined || named === undefined) await memberIn(request);
    if (named === undefined) throw new DomainError('BAD_REQUEST', 'Say which address.', { fields: { addrId: 'Send the addrId of the address.' } });
    await app.requireOwnRow(request, (await addresses.find(named))?.member_id);
    return told(reply, await addresses.update(named, fields));
  });
};

/** With the version of each. */
function told<Told extends Address | Address[]>(reply: FastifyReply, addresses: Told): Told {
  void reply.header(ADDRESS_VERSION, [addresses].flat().map(addressVersion).join(', '));
  return addresses;
}
