/** The line of server-sent events that jsdom lacks: a test opens it, speaks on it and breaks it. */
export class EventStream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  /** Every one that was asked for, oldest first. */
  static asked: EventStream[] = [];
  readyState = EventStream.CONNECTING;

  constructor(readonly url: string) {
    super();
    EventStream.asked.push(this);
  }

  static last(): EventStream {
    const stream = EventStream.asked.at(-1);
    if (!stream) throw new Error('No stream was asked for.');
    return stream;
  }

  /** The server answers: at first, or to a browser that had lost it and came back by itself. */
  opens(): void {
    this.readyState = EventStream.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  says(kind: string): void {
    this.dispatchEvent(new MessageEvent(kind, { data: '{}' }));
  }

  /** The server answers with an error, after which a browser asks no more. */
  isRefused(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = EventStream.CLOSED;
  }
}
