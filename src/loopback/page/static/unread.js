// What each person has not read yet. One sits in every seat here, so this is kept for everybody at once.

export class Unread {
  constructor() {
    this.counts = new Map();
    this.keep = null;
  }

  /** Survives a reload of the page. */
  load(keep) {
    this.keep = keep;
    for (const [key, value] of JSON.parse(keep.get('unread') ?? '[]')) this.counts.set(key, value);
  }

  save() {
    this.keep?.set('unread', JSON.stringify([...this.counts]));
  }

  /** A new message: unread for all who can see it, but for whoever looks at it now. */
  add(change, people, me, here, state) {
    const room = state?.channels.find((c) => c.id === change.channel);
    const dmOf = change.dm ?? (room?.kind === 'dm' ? room.person : null);
    for (const person of people) {
      if (change.only_for && change.only_for !== person) continue;
      if (dmOf && dmOf !== person) continue;
      if (change.author === person || (person === me && change.channel === here)) continue;
      const key = `${person} ${change.channel}`;
      const entry = this.counts.get(key) ?? { all: 0, loud: 0 };
      entry.all += 1;
      if (dmOf || change.only_for || (change.pinged ?? []).includes(person)) entry.loud += 1;
      this.counts.set(key, entry);
    }
    this.save();
  }

  read(person, channel) {
    if (this.counts.delete(`${person} ${channel}`)) this.save();
  }

  /** { all, loud } of one channel for one person; `loud` are those meant for this person. */
  of(person, channel) {
    return this.counts.get(`${person} ${channel}`) ?? { all: 0, loud: 0 };
  }

  /** All that is meant for a person, wherever. */
  loud(person) {
    let sum = 0;
    for (const [key, value] of this.counts) if (key.startsWith(`${person} `)) sum += value.loud;
    return sum;
  }
}
