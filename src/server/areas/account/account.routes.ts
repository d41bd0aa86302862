/** A member's own name, number and addresses (docs/contract.md section 6): nobody else's, whatever id is sent. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addressBody,
  addressFields,
  addressId,
  addressSchema,
  updateUserBody,
  userIdParams,
  userNamePhone,
  userSchema,
  type Address,
} from '../../../contract/account';
import { failureSchema } from '../../../contract/failure';
import { ADDRESS_VERSION } from '../../../contract/rules/headerNames';
import { MAX_ADDRESSES } from '../../../contract/rules/limits';
import { numberInWords } from '../../../contract/rules/numberInWords';
import { DomainError } from '../../lib/domainError';
import { allowOnly, ownId, ownRow, sentAs, type OwnedParam } from '../../plugins/authorization';
import { queryIntoForm } from '../../plugins/params';
import type { AccountService } from './account.service';
import { addressVersion, type Addresses } from './addresses.service';

interface Options {
  accounts: AccountService;
  addresses: Addresses;
}

const tags = ['Account'];
const own = { tags, params: userIdParams };
const failures = { '4xx': failureSchema };
const config = allowOnly('member', ownId('id'));

export const accountRoutes: FastifyPluginAsyncZod<Options> = async (app, { accounts, addresses }) => {
  app.addHook('preValidation', queryIntoForm);
  const memberIn = (request: FastifyRequest): string => app.callerOf(request).id;

  const user = {
    ...own,
    summary: 'Name, e-mail address and mobile number',
    response: { 200: userSchema, ...failures },
  };
  app.get('/users/userByID/:id', { schema: user, config }, (request) => accounts.user(memberIn(request)));

  const preHandler = app.limits.ofCaller('detailsChanges');
  const update = {
    ...own,
    summary: 'Changes name and mobile number',
    body: updateUserBody,
    response: { 200: userSchema, ...failures },
  };
  app.post('/users/updateUser/:id', { schema: update, config, preHandler }, (request) =>
    accounts.update(memberIn(request), request.body),
  );

  const namePhone = {
    ...own,
    summary: 'Name and mobile number, for an order',
    response: { 200: userNamePhone, ...failures },
  };
  app.get('/users/getUserNamePhone/:id', { schema: namePhone, config }, (request) =>
    accounts.namePhone(memberIn(request)),
  );

  const list = { ...own, summary: 'Addresses, oldest first', response: { 200: z.array(addressSchema), ...failures } };
  app.get('/users/getAllAddresses/:id', { schema: list, config }, async (request, reply) =>
    told(reply, await addresses.list(memberIn(request))),
  );

  const adding = {
    ...own,
    summary: `Adds an address; ${numberInWords(MAX_ADDRESSES)} at most`,
    body: addressFields,
    response: { 200: addressSchema, ...failures },
  };
  app.post('/users/addNewAddress/:id', { schema: adding, config, preHandler }, async (request, reply) =>
    told(reply, await addresses.add(memberIn(request), request.body)),
  );

  const changing = {
    ...own,
    summary: 'Changes the address of that addrId',
    body: addressBody,
    response: { 200: addressSchema, ...failures },
  };
  const ownAddress = ownRow('addrId', addressId, async (addrId) => (await addresses.find(addrId))?.member_id);
  const ofAddress = allowOnly('member', ...ownerAndAddress(ownAddress));
  app.post('/users/updateAddress/:id', { schema: changing, config: ofAddress, preHandler }, async (request, reply) => {
    const { addrId, ...fields } = request.body;
    const named = addrId ?? (isAddressInPath(request) ? request.params.id : undefined);
    if (named === undefined)
      throw new DomainError('BAD_REQUEST', 'Say which address.', {
        fields: { addrId: 'Send the addrId of the address.' },
      });
    return told(reply, await addresses.update(named, fields));
  });
};

const pathOf = ({ params }: FastifyRequest): string => (params as { id: string }).id;

/**
 * A client may put the address's id into the path, where the member's belongs, and none into the body (
 * decision 109).
 */
const isAddressInPath = (request: FastifyRequest): boolean =>
  /^\d+$/.test(pathOf(request)) && sentAs('addrId', request).length === 0;

const ownerAndAddress = (address: OwnedParam): OwnedParam[] => [
  { ...ownId('id'), sent: (request) => (isAddressInPath(request) ? [] : [pathOf(request)]) },
  { ...address, sent: (request) => (isAddressInPath(request) ? [pathOf(request)] : address.sent(request)) },
];

/** With the version of each. */
function told<Told extends Address | Address[]>(reply: FastifyReply, addresses: Told): Told {
  void reply.header(ADDRESS_VERSION, [addresses].flat().map(addressVersion).join(', '));
  return addresses;
}
