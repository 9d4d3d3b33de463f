// What each person has not read yet. One sits in every seat here, so this is kept for everybody at once.

/** Messages remembered of one channel for one person: more are counted as this many. */
const MOST = 200;

export class Unread {
  constructor() {
    // "person channel" → message → whether it calls for that person.
    this.marks = new Map();
    this.keep = null;
  }

  /** Survives a reload of the page. */
  load(keep) {
    this.keep = keep;
    for (const [key, marks] of JSON.parse(keep.get('unread') ?? '[]')) this.marks.set(key, new Map(marks));
  }

  save() {
    this.keep?.set('unread', JSON.stringify([...this.marks].map(([key, marks]) => [key, [...marks]])));
  }

  /** Something happened to a message: a new one is unread for all who can see it, but for whoever looks at it now. */
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

  /** A message that was deleted is no longer unread; one that was changed no longer calls for anybody, and in a
      conversation with the bot it is only a note of what was. */
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

  /** The oldest unread message of one channel for one person. */
  first(person, channel) {
    return this.marks.get(`${person} ${channel}`)?.keys().next().value ?? null;
  }

  /** { all, loud } of one channel for one person; `loud` are those meant for this person. */
  of(person, channel) {
    const marks = [...(this.marks.get(`${person} ${channel}`)?.values() ?? [])];
    return { all: marks.length, loud: marks.filter(Boolean).length };
  }

  /** All that is meant for a person, wherever. */
  loud(person) {
    let sum = 0;
    for (const [key, marks] of this.marks) if (key.startsWith(`${person} `)) sum += [...marks.values()].filter(Boolean).length;
    return sum;
  }
}
