import { type Conditions, leased, waiting } from './conditions.js'

/** The `turn` of a delivery that has a group: in no line, in the line of its group, the next one of it, in flight, or its key is paused. */
const [away, inLine, next, running, held] = [0, 1, 2, 3, 4] as const

/**
 * The tables and triggers that let tenants take turns, for {@link migrate}.
 *
 * A group has the deliveries of one tenant, for one handler. Of those that are due, only the next one has a `ready_at`, and the
 * next one that is urgent, so a claim reads one delivery of each group, whatever waits. The others are in line. Triggers keep it so, whichever statement
 * changes a delivery, also in processes of an older release:
 *
 * - `step`, `left`: a delivery that becomes due gets in line, and one that was claimed or ended leaves it.
 * - `refill`: a group without a next one gets it, unless it is paused or has as many in flight as it may. It is ready no
 *   earlier than the last claim of its group that was as urgent, so that other groups come first, and not before a token of its rate.
 *   Where these have changed, it is ready at the new time.
 * - `hold`, `named`: a delivery without a group whose key or handler is paused waits in a line without a group.
 *
 * `tat` is the theoretical arrival time of the generic cell rate algorithm: the time at which the bucket is full again.
 */
export function toTurnSchema(name: string): readonly string[] {
  const isOpen = (
    group: string,
  ) => `NOT EXISTS (SELECT 1 FROM ${name}_pause AS p WHERE p.kind = 'handler' AND p.hash = ${group}.handler
      OR p.kind = 'tenant' AND p.hash = ${group}.tenant)
    AND (${group}.most IS NULL OR (SELECT count(*) FROM ${name}_turn AS t WHERE t.grp = ${group}.grp AND t.turn = ${running}) < ${group}.most)`
  const showAt = (due: string, urgent: string, group: string) =>
    `max(${due}, CASE ${urgent} WHEN 1 THEN ${group}.urgent_at ELSE ${group}.turn_at END,
      CASE WHEN ${group}.every > 0 THEN CAST(${group}.tat - (${group}.burst - 1) * ${group}.every + 0.999 AS INTEGER) ELSE 0 END)`
  const promote = (urgent: number) => {
    const own = (turn: number) =>
      `FROM ${name}_turn AS o WHERE o.grp = NEW.grp AND o.turn = ${turn} AND o.urgent = ${urgent}`
    return `UPDATE ${name}_turn SET turn = ${next} WHERE NOT EXISTS (SELECT 1 ${own(next)}) AND ${isOpen('NEW')}
        AND seq = (SELECT o.seq ${own(inLine)} ORDER BY o.due_at, o.seq LIMIT 1);`
  }
  const lookAgain = (seq: string) =>
    `UPDATE ${name} SET ready_at = ready_at WHERE seq = ${seq} AND state = ${waiting} AND ready_at IS NOT NULL`
  const isTaken = `NEW.state = ${leased} AND NEW.fence > OLD.fence`
  const isListed = (seq: string) => `EXISTS (SELECT 1 FROM ${name}_turn WHERE seq = ${seq})`
  return [
    `CREATE TABLE IF NOT EXISTS ${name}_pause (
      kind TEXT NOT NULL, hash TEXT NOT NULL, value TEXT NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (kind, hash)) STRICT, WITHOUT ROWID`,
    `CREATE TABLE IF NOT EXISTS ${name}_group (
      grp TEXT PRIMARY KEY, handler TEXT, tenant TEXT NOT NULL, most INTEGER, every REAL NOT NULL, burst INTEGER NOT NULL,
      lease INTEGER NOT NULL, turn_at INTEGER NOT NULL, urgent_at INTEGER NOT NULL, tat REAL NOT NULL, idle_at REAL) STRICT, WITHOUT ROWID`,
    `CREATE INDEX IF NOT EXISTS ${name}_idle ON ${name}_group (idle_at) WHERE idle_at IS NOT NULL`,
    `CREATE TABLE IF NOT EXISTS ${name}_turn (
      seq INTEGER PRIMARY KEY, grp TEXT NOT NULL, turn INTEGER NOT NULL, urgent INTEGER NOT NULL, due_at INTEGER, shown INTEGER) STRICT`,
    `CREATE INDEX IF NOT EXISTS ${name}_turns ON ${name}_turn (grp, turn, urgent, due_at, seq)`,
    `CREATE TRIGGER IF NOT EXISTS ${name}_step AFTER UPDATE OF state, head, ready_at, fence ON ${name}
      WHEN (NEW.state <> ${leased} OR OLD.state <> ${leased} OR NEW.fence <> OLD.fence) AND EXISTS (
        SELECT 1 FROM ${name}_turn WHERE seq = NEW.seq AND NOT (
          NEW.state = ${waiting} AND OLD.state = ${waiting} AND NEW.head = OLD.head AND NEW.ready_at IS shown)) BEGIN
      UPDATE ${name}_turn SET due_at = coalesce(CASE WHEN NEW.state = ${waiting} THEN NEW.ready_at END, due_at), turn = CASE
          WHEN NEW.state = ${leased} THEN ${running}
          WHEN NEW.state <> ${waiting} OR NEW.head = 0 THEN ${away}
          WHEN EXISTS (SELECT 1 FROM ${name}_pause WHERE kind = 'key' AND hash = NEW.lane) THEN ${held}
          WHEN turn = ${next} AND EXISTS (SELECT 1 FROM ${name}_group AS g WHERE g.grp = ${name}_turn.grp AND ${isOpen('g')}) THEN ${next}
          ELSE ${inLine} END
        WHERE seq = NEW.seq;
      UPDATE ${name}_group SET turn_at = CASE WHEN ${isTaken} AND NEW.urgent = 0 THEN NEW.ready_at - lease ELSE turn_at END,
          urgent_at = CASE WHEN ${isTaken} AND NEW.urgent = 1 THEN NEW.ready_at - lease ELSE urgent_at END,
          tat = CASE WHEN ${isTaken} THEN max(tat, NEW.ready_at - lease) + every ELSE tat END
        WHERE grp = (SELECT grp FROM ${name}_turn WHERE seq = NEW.seq); END`,
    // What the turn of a delivery means for a claim.
    `CREATE TRIGGER IF NOT EXISTS ${name}_show AFTER UPDATE OF turn ON ${name}_turn WHEN NEW.turn IN (${inLine}, ${next}, ${held}) BEGIN
      UPDATE ${name}_turn SET shown = CASE WHEN NEW.turn = ${next} THEN (
          SELECT ${showAt('NEW.due_at', 'NEW.urgent', 'g')} FROM ${name}_group AS g WHERE g.grp = NEW.grp) END WHERE seq = NEW.seq;
      UPDATE ${name} SET ready_at = (SELECT shown FROM ${name}_turn WHERE seq = NEW.seq)
        WHERE seq = NEW.seq AND state = ${waiting}; END`,
    // The one that is due first is the next one.
    `CREATE TRIGGER IF NOT EXISTS ${name}_refill AFTER UPDATE ON ${name}_group BEGIN
      UPDATE ${name}_turn SET turn = ${inLine} WHERE grp = NEW.grp AND turn = ${next} AND (due_at > (
        SELECT min(o.due_at) FROM ${name}_turn AS o WHERE o.grp = NEW.grp AND o.turn = ${inLine} AND o.urgent = ${name}_turn.urgent)
        OR NOT (${isOpen('NEW')}));
      ${[0, 1].map(promote).join('\n      ')}
      UPDATE ${name}_turn SET turn = ${next} WHERE grp = NEW.grp AND turn = ${next} AND shown <> ${showAt('due_at', 'urgent', 'NEW')}; END`,
    `CREATE TRIGGER IF NOT EXISTS ${name}_left AFTER DELETE ON ${name} WHEN ${isListed('OLD.seq')} BEGIN
      UPDATE ${name}_turn SET turn = ${away} WHERE seq = OLD.seq;
      UPDATE ${name}_group SET idle_at = CASE WHEN NOT EXISTS (
          SELECT 1 FROM ${name}_turn AS o WHERE o.grp = ${name}_group.grp AND o.seq <> OLD.seq) THEN max(tat, turn_at, urgent_at) END
        WHERE grp = (SELECT grp FROM ${name}_turn WHERE seq = OLD.seq);
      DELETE FROM ${name}_turn WHERE seq = OLD.seq; END`,
    `CREATE TRIGGER IF NOT EXISTS ${name}_joined AFTER INSERT ON ${name}_turn WHEN NEW.turn = ${away} BEGIN
      UPDATE ${name}_group SET idle_at = NULL WHERE grp = NEW.grp AND idle_at IS NOT NULL;
      ${lookAgain('NEW.seq')}; END`,
    `CREATE TRIGGER IF NOT EXISTS ${name}_freed AFTER DELETE ON ${name}_turn WHEN OLD.turn <> ${away} BEGIN
      UPDATE ${name} SET ready_at = OLD.due_at WHERE seq = OLD.seq AND state = ${waiting} AND head = 1; END`,
    `CREATE TRIGGER IF NOT EXISTS ${name}_hold AFTER UPDATE OF ready_at ON ${name}
      WHEN NEW.state = ${waiting} AND NEW.ready_at IS NOT NULL AND EXISTS (SELECT 1 FROM ${name}_pause) AND NOT ${isListed('NEW.seq')} BEGIN
      INSERT INTO ${name}_turn (seq, grp, turn, urgent, due_at)
        SELECT NEW.seq, kind || ':' || hash, ${inLine}, NEW.urgent, NEW.ready_at FROM ${name}_pause
        WHERE kind = 'key' AND hash = NEW.lane OR kind = 'handler' AND hash = (
          SELECT json_extract(handler, '$.name') FROM ${name}_handler WHERE seq = NEW.seq) LIMIT 1;
      UPDATE ${name} SET ready_at = NULL WHERE seq = NEW.seq AND ${isListed('NEW.seq')}; END`,
    `CREATE TRIGGER IF NOT EXISTS ${name}_named AFTER INSERT ON ${name}_handler WHEN EXISTS (SELECT 1 FROM ${name}_pause) BEGIN
      ${lookAgain('NEW.seq')}; END`,
  ]
}

/** Gives tenants their turns, and pauses them. */
export function turning({ name }: Conditions) {
  const group = `INSERT INTO ${name}_group (grp, handler, tenant, most, every, burst, lease, idle_at, turn_at, urgent_at, tat)`
  // The time that it has been given is now. A rate that was too low by mistake holds no longer.
  const renewed = `ON CONFLICT (grp) DO UPDATE SET most = excluded.most, every = excluded.every, burst = excluded.burst,
      lease = excluded.lease, tat = CASE WHEN every <> excluded.every OR burst <> excluded.burst
        THEN min(tat, excluded.idle_at + excluded.burst * excluded.every) ELSE tat END`
  return {
    // The groups that have nothing left, once their buckets are full.
    forgetGroups: `DELETE FROM ${name}_group WHERE grp IN (
      SELECT grp FROM ${name}_group WHERE idle_at < ? ORDER BY idle_at LIMIT 2)
      AND NOT EXISTS (SELECT 1 FROM ${name}_turn AS t WHERE t.grp = ${name}_group.grp)`,
    group: `${group} VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0) ${renewed}`,
    // For a delivery that was just stored, by its id.
    join: `INSERT OR IGNORE INTO ${name}_turn (seq, grp, turn, urgent) SELECT seq, ?, ${away}, urgent FROM ${name}
      WHERE id = ? AND state = ${waiting} AND attempt = 0`,
    pause: `INSERT OR IGNORE INTO ${name}_pause (kind, hash, value, since) VALUES (?, ?, ?, ?) RETURNING since`,
    // The triggers look at all that is ready without a group.
    hold: `UPDATE ${name} SET ready_at = ready_at WHERE ready_at IS NOT NULL AND state = ${waiting}`,
    // By its id. The other statements that make a delivery ready are seen by the triggers.
    holdNew: `UPDATE ${name} SET ready_at = ready_at WHERE EXISTS (SELECT 1 FROM ${name}_pause) AND id = ? AND state = ${waiting}
      AND ready_at IS NOT NULL`,
    holdKey: `UPDATE ${name}_turn SET turn = ${held} WHERE turn IN (${inLine}, ${next}) AND seq = (
      SELECT seq FROM ${name} WHERE lane = ? AND head = 1) AND grp IN (SELECT grp FROM ${name}_group)`,
    resume: `DELETE FROM ${name}_pause WHERE kind = ? AND hash = ? RETURNING since`,
    release: `DELETE FROM ${name}_turn WHERE grp = ?`,
    releaseKey: `UPDATE ${name} SET ready_at = (SELECT due_at FROM ${name}_turn AS t WHERE t.seq = ${name}.seq)
      WHERE lane = ? AND head = 1 AND state = ${waiting} AND seq IN (SELECT seq FROM ${name}_turn WHERE turn = ${held})`,
    refill: `UPDATE ${name}_group SET turn_at = turn_at WHERE handler = ? OR tenant = ?
      OR grp = (SELECT grp FROM ${name}_turn WHERE seq = (SELECT seq FROM ${name} WHERE lane = ? AND head = 1))`,
    pauses: `SELECT kind, value, since, (SELECT count(*) FROM ${name} AS m WHERE m.state = ${waiting} AND CASE p.kind
          WHEN 'key' THEN m.lane = p.hash
          WHEN 'handler' THEN EXISTS (
            SELECT 1 FROM ${name}_handler AS h WHERE h.seq = m.seq AND json_extract(h.handler, '$.name') = p.hash)
          ELSE EXISTS (SELECT 1 FROM ${name}_turn AS t JOIN ${name}_group AS g ON g.grp = t.grp
            WHERE t.seq = m.seq AND g.tenant = p.hash) END) AS waiting
      FROM ${name}_pause AS p ORDER BY since, kind, value`,
    // For a clock that was set back, after the deliveries were healed.
    healTurns: `UPDATE ${name}_turn SET due_at = min(due_at, m.settle_at) FROM ${name} AS m WHERE m.seq = ${name}_turn.seq AND due_at > ?`,
    healGroups: `UPDATE ${name}_group SET turn_at = min(turn_at, v.now), urgent_at = min(urgent_at, v.now), tat = min(tat, v.now + burst * every)
      FROM (SELECT ? AS now) AS v WHERE max(turn_at, urgent_at) > v.now OR tat > v.now + burst * every
        OR grp IN (SELECT t.grp FROM ${name}_turn AS t WHERE t.turn = ${next} AND t.shown > v.now)`,
  }
}
