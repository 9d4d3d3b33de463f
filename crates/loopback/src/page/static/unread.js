// Unread messages of each person. One user plays every seat here, so this is kept for all people at once.

/** Maximum number of unread messages kept per channel and person: a higher count is shown as this. */
const MOST = 200;

export class Unread {
  constructor() {
    // "person channel" → message → whether the message is for that person (mention or private).
    this.marks = new Map();
    this.keep = null;
  }

  /** Loads the marks kept by `save`, which survive a reload of the page. */
  load(keep) {
    this.keep = keep;
    for (const [key, marks] of JSON.parse(keep.get('unread') ?? '[]')) this.marks.set(key, new Map(marks));
  }

  save() {
    this.keep?.set('unread', JSON.stringify([...this.marks].map(([key, marks]) => [key, [...marks]])));
  }

  /** Handles a change of a message: a new one is unread for all people who can see it, except the current viewer. */
  hear(change, people, me, here, state) {
    const room = state?.channels.find((c) => c.id === change.channel);
    const dmOf = change.dm ?? (room?.kind === 'dm' ? room.person : null);
    if (!change.fresh) {
      this.revise(change, Boolean(dmOf));
      return;
    }
    for (const person of people) {
      if (change.only_for && change.only_for !== person) continue;
      if (dmOf && dmOf !== person) continue;
      if (change.author === person || (person === me && change.channel === here)) continue;
      const key = `${person} ${change.channel}`;
      const marks = this.marks.get(key) ?? new Map();
      marks.set(change.id, Boolean(dmOf || change.only_for || (change.pinged ?? []).includes(person)));
      if (marks.size > MOST) marks.delete(marks.keys().next().value);
      this.marks.set(key, marks);
    }
    this.save();
  }

  /** A deleted message is no longer unread. An edited one no longer counts as being for a person; in a
      DM channel of the bot it is no longer unread. */
  revise({ channel, id, edited, gone }, direct) {
    if (!edited && !gone) return;
    for (const [key, marks] of this.marks) {
      if (!key.endsWith(` ${channel}`) || !marks.has(id)) continue;
      if (gone || direct) marks.delete(id);
      else marks.set(id, false);
      if (marks.size === 0) this.marks.delete(key);
    }
    this.save();
  }

  read(person, channel) {
    if (this.marks.delete(`${person} ${channel}`)) this.save();
  }

  /** The oldest unread message of a channel for a person. */
  first(person, channel) {
    return this.marks.get(`${person} ${channel}`)?.keys().next().value ?? null;
  }

  /** Numbers { all, loud } of a channel for a person; `loud` counts those that are for this person. */
  of(person, channel) {
    const marks = [...(this.marks.get(`${person} ${channel}`)?.values() ?? [])];
    return { all: marks.length, loud: marks.filter(Boolean).length };
  }

  /** The number of messages for a person in all channels. */
  loud(person) {
    let sum = 0;
    for (const [key, marks] of this.marks) if (key.startsWith(`${person} `)) sum += [...marks.values()].filter(Boolean).length;
    return sum;
  }
}
