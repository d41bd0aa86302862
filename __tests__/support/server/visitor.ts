import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

const named = (name: string, value: string): string | undefined => (value ? `${name}=${value}` : undefined);

/** One browser: keeps its cookies, and knows the guest or the member that it is. */
export class Visitor {
  /** Of the session. */
  cookie: string | undefined;
  /** That it has logged in before. */
  known: string | undefined;
  guestId = '';
  userId = '';

  constructor(private readonly app: FastifyInstance) {}

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [this.cookie, this.known].filter(Boolean).join('; ');
    const response = await this.app.inject({ ...options, headers: { ...(cookie && { cookie }), ...options.headers } });
    for (const { name, value } of response.cookies) {
      if (name === 'shop_known') this.known = named(name, value);
      else this.cookie = named(name, value);
    }
    return response;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url, headers });
  }

  /** `params` go into the query string, as docs/requirements.md section 7 writes them. */
  post(url: string, params: Record<string, string | number> = {}, body?: object): Promise<LightMyRequestResponse> {
    const query = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
    return this.send({ method: 'POST', url, query, ...(body && { payload: body }) });
  }

  postForm(
    url: string,
    fields: Record<string, string | number>,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const payload = new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString();
    return this.send({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  async becomeGuest(): Promise<this> {
    const response = await this.send({ method: 'POST', url: '/api/guest/create' });
    this.guestId = response.json<{ guestId: string }>().guestId;
    return this;
  }

  /** Adds to the own cart. */
  add(productId: number, orderQuantity = 1, choice: object = {}): Promise<LightMyRequestResponse> {
    return this.post('/api/guest-cart/add', { guestId: this.userId || this.guestId, productId, orderQuantity }, choice);
  }

  async cart<T = Record<string, unknown>>(): Promise<T[]> {
    return (await this.post('/usercart/in-cart', { userId: this.userId || this.guestId, pageSize: 10_000 })).json<
      T[]
    >();
  }

  order(
    finalOrderAmount: number,
    own: Record<string, string | number> = {},
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.postForm(
      '/api/guest-cart/place-order',
      { ...contact, guestId: this.guestId, finalOrderAmount, ...own },
      headers,
    );
  }
}

export const contact = {
  name: 'Asha Rao',
  mobile: '9876543210',
  address: '12 Lake View, Station Road, Thane, Maharashtra, India, 400601',
  paymentMethod: 'onlinePayment',
};
