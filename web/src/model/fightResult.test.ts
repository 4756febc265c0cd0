import { describe, expect, it } from 'vitest';
import type { Live, LogLine, Message, Sheet } from '../net/protocol';
import {
  attackOfDice,
  fightIn,
  holder,
  isTold,
  isWorking,
  sheetsRolled,
  takenIn,
  tellsResult,
} from './fightResult';
import { ownFight } from './ownFight';

const attack: Message = {
  key: 'event-attacked',
  args: {
    unit: 'card:pz_iii',
    at: 'tile:A4',
    unit2: 'card:t_70',
    token2: 'unit:u1',
    at2: 'tile:A3',
  },
};
const loss: Message = { key: 'event-loss', args: { unit: 'card:t_70', number: 3, number2: 2 } };
const line = (...messages: Message[]): LogLine => ({ number: 0, ply: 1, seat: 'german', messages });
const at = (space: string): Live => ({ tokens: [{ id: 'u1', kind: 't_70', space }] });

describe('the calculation beside a die that falls', () => {
  const sheet = (column: string): Sheet => ({ id: 'battle', text: { key: 's', args: { column } } });
  const rolled = [line({ key: 'event-rolled', args: { column: 'column:1:2', number: 5 } })];
  const [before, bombed] = [sheet('4:1'), sheet('1:2')];

  it('is that of the column which counts, or none', () => {
    expect(sheetsRolled([before], bombed, rolled)).toEqual([bombed]);
    expect(sheetsRolled([bombed], before, rolled)).toEqual([bombed]);
    expect(sheetsRolled([before], null, rolled)).toEqual([]);
  });
  it('stays where no column is told', () => {
    expect(sheetsRolled([before], bombed, [line(attack)])).toEqual([before]);
  });
});

describe('the result of a fight', () => {
  it('is told from the attack on, over several steps', () => {
    const opened = fightIn([line(attack, { key: 'event-sheet' })], null);
    expect(opened?.results).toEqual([]);
    const decided = fightIn([line({ key: 'event-passed' }, loss)], opened);
    expect(decided).toMatchObject({ attack, results: [loss] });
    expect(fightIn([line({ key: 'event-drew' })], decided)).toBe(decided);
  });

  it('begins anew with each attack, and what was undone is no part of it', () => {
    const first = fightIn([line(attack, loss)], null);
    expect(fightIn([line(attack)], first)?.results).toEqual([]);
    expect(fightIn([{ ...line(attack, loss), undone: true }], null)).toBeNull();
  });

  it('is also the medal for a unit that was eliminated, and no later one', () => {
    const gone: Message = { key: 'event-eliminated' };
    const medal: Message = { key: 'event-medals', args: { side: 'side:allies', number: 1 } };
    expect(fightIn([line(attack, gone, medal)], null)?.results).toEqual([gone, medal]);
    expect(fightIn([line(attack, loss, medal)], null)?.results).toEqual([loss]);
  });

  it('is also that dice did nothing', () => {
    expect(tellsResult([line(attack)])).toBe(false);
    expect(tellsResult([line(attack, { key: 'event-rolled', args: { face: 'flag star' } })])).toBe(
      true,
    );
    expect(tellsResult([line(loss)])).toBe(false);
  });

  it('is what the table of results says, even if nobody is lost', () => {
    const rolled: Message = { key: 'event-rolled', args: { column: 'column:2:1', number: 3 } };
    expect(fightIn([line(attack, rolled)], null)?.results).toEqual([rolled]);
  });

  it('says which trucks shifted the column, and which city fell', () => {
    const bids = (number: number): Message => ({ key: 'event-bids', args: { number, number2: 0 } });
    const taken: Message = { key: 'event-took-city', args: { hex: 'hex:1215', number: 5 } };
    expect(fightIn([line(attack, bids(0))], null)?.results).toEqual([]);
    const fight = fightIn([line(attack, bids(1)), line(taken)], null);
    expect(fight?.results).toEqual([bids(1), taken]);
    expect(takenIn([line(attack, taken), { ...line(taken), undone: true }])).toEqual([taken]);
  });
  it('is one for all aircraft that fire at once', () => {
    const fire = (unit: string): Message => ({ key: 'event-air-fire', args: { unit } });
    const down: Message = { key: 'event-air-down', args: { unit: 'unit:SG2' } };
    const fight = fightIn([line(fire('unit:SG2'), fire('unit:La5'), down)], null);
    const [first, second] = [fire('unit:SG2'), fire('unit:La5')];
    expect(fight).toMatchObject({ attack: first, results: [first, second, down] });
    const other = fire('unit:JG52'); // in the next sector, though nobody was hit in this one
    expect(fightIn([line(first), line(other)], null)?.results).toEqual([other]);
  });
  it('says at once whether aircraft were recalled', () => {
    const recall: Message = { key: 'event-recall-roll', args: { unit: 'unit:SG9', why: 'stays' } };
    const fight = fightIn([line(recall)], null);
    expect(fight && isTold(fight)).toBe(true);
    expect(fight?.results).toEqual([recall]);
  });

  it('belongs to the attack on the unit that the dice are about', () => {
    const ambush: Message = {
      key: 'event-ambushed',
      args: { ...attack.args, unit: 'card:t_70', unit2: 'card:pz_iii' },
    };
    const dice: Message = { key: 'event-rolled', args: { unit: 'card:t_70', face: 'star' } };
    expect(attackOfDice([line(dice)], [line(attack), line(ambush)])).toBe(attack);
    expect(attackOfDice([line(dice)], [])).toBeUndefined();
  });

  it('is told under its own attack when an ambush came first', () => {
    const ambush: Message = {
      key: 'event-ambushed',
      args: { ...attack.args, unit: 'card:t_70', unit2: 'card:pz_iii' },
    };
    const dice = (unit: string, face: string): Message => ({
      key: 'event-rolled',
      args: { unit, face },
    });
    const opened = fightIn([line(attack)], null);
    const first = fightIn([line(ambush, dice('card:pz_iii', 'star'))], opened);
    expect(first).toMatchObject({ attack: ambush, faces: ['star'], before: null });
    const second = fightIn([line(dice('card:t_70', 'flag'), loss)], first);
    expect(second).toMatchObject({ attack, faces: ['flag'], results: [loss] });
    expect(second?.before).toMatchObject({ attack: ambush, faces: ['star'] });
    expect(fightIn([line(attack)], second)?.before).toBeNull();
  });

  it('has no part in dice that are rolled for orders', () => {
    const rally: Message = { key: 'event-rally-rolled', args: { face: 'flag grenade star' } };
    const dice: Message = { key: 'event-rolled', args: { unit: 'card:t_70', face: 'star' } };
    const fight = fightIn([line(attack, dice)], null);
    expect(fightIn([line(rally)], fight)).toBe(fight);
    expect(attackOfDice([line(rally)], [line(attack)])).toBeUndefined();
  });

  it('is one of its own where dice fall from the air', () => {
    const bombs: Message = { key: 'event-rolled', args: { unit: 'card:kv_1', face: 'star' } };
    const fight = fightIn([line(attack, loss), line(bombs)], null);
    expect(fight).toMatchObject({ attack: bombs, faces: ['star'], results: [] });
    expect(fightIn([line(bombs, loss)], null)).toMatchObject({ attack: bombs, results: [loss] });
  });

  it('knows a change of morale as the effect of free fire only', () => {
    const morale: Message = { key: 'event-morale', args: { unit: 'card:t_70' } };
    expect(fightIn([line(attack, morale)], null)?.results).toEqual([]);
    const free: Message = { ...attack, key: 'event-free-fire' };
    expect(fightIn([line(free, morale)], null)?.results).toEqual([morale]);
  });

  it('tells the cards that lay face down and the one that was flipped', () => {
    const card: Message = { key: 'event-sacrificed', args: { card: 'card:stab', number: 6 } };
    const flip: Message = { key: 'event-flipped', args: { card: 'card:fog', number: 0 } };
    const last: Message = { ...flip, key: 'event-flipped-fire' }; // step 13, with its sum
    const shown = [card, card, flip, last, loss];
    const opens: Message = { key: 'event-fire-opens' };
    expect(fightIn([line(attack, opens), line(...shown)], null)?.results).toEqual(shown);
    const mine = fightIn([line(attack, opens, flip, loss), line(flip)], null);
    expect(mine?.results).toEqual([flip, loss]);
  });

  it('names a card that was played in the fire and what it cost, but no card of an operation', () => {
    const played: Message = { key: 'event-played', args: { card: 'card:close_support' } };
    const morale: Message = { key: 'event-morale', args: { unit: 'card:pz_iii', number: -1 } };
    const opens: Message = { key: 'event-fire-opens' };
    const fight = fightIn([line(attack, opens), line(played, morale)], null);
    expect(fight?.results).toEqual([played, morale]);
    expect(fight?.results.map(isWorking)).toEqual([true, false]);
    expect(fightIn([line(loss, played, morale)], fight)?.results.slice(2)).toEqual([loss]);
  });

  it('tells that a card came to nothing, and which card did it', () => {
    const played: Message = { key: 'event-played', args: { card: 'card:counter' } };
    const gone: Message = { key: 'event-cancelled', args: { card: 'card:minefield' } };
    const told = fightIn([line(played, gone)], fightIn([line(attack, loss)], null));
    expect(told).toMatchObject({ attack: played, results: [gone] });
    const opens: Message = { key: 'event-fire-opens' };
    const fight = fightIn([line(attack, opens), line(played, gone)], null);
    expect(fight).toMatchObject({ attack, results: [played, gone] });
  });

  it('says who holds the place, unless the unit is gone from it', () => {
    const fight = fightIn([line(attack, loss)], null)!;
    expect(holder(fight, at('A3'))).toEqual({ unit: 'card:t_70', at: 'tile:A3' });
    expect(holder(fight, at('A2'))).toBeNull();
    expect(holder(fight, { tokens: [] })).toBeNull();
  });
});

describe("the result of one's own attack", () => {
  const opened = [line(attack)];
  const begun = fightIn(opened, null);
  const mine = ownFight(null, begun, opened, 'german', 1);
  const results = [{ ...line(loss), seat: 'soviet' }];
  const told = fightIn(results, begun);
  const kept = ownFight(mine, told, results, 'german', 2);

  it('is kept with the decision that it followed', () => {
    expect(mine).toEqual({ fight: begun, since: 1 });
    expect(kept).toEqual({ fight: told, since: 2 });
  });
  it('is also one of others in which one decided before its result', () => {
    const theirs = [{ ...line(attack), seat: 'soviet' }];
    const opened = fightIn(theirs, null);
    expect(ownFight(null, opened, theirs, 'german', 1)).toBeNull();
    const bid = [line({ key: 'event-passed' })];
    const decided = ownFight(null, fightIn(bid, opened), bid, 'german', 2);
    expect(decided).toEqual({ fight: opened, since: 2 });
    const fell = fightIn(results, opened);
    const seen = ownFight(decided, fell, results, 'german', 2);
    expect(seen).toEqual({ fight: fell, since: 2 });
    const next = [{ ...line({ ...attack }), seat: 'soviet' }];
    expect(ownFight(seen, fightIn(next, fell), next, 'german', 2)).toBe(seen);
    const march = [line({ key: 'event-passed' })]; // a later choice is no part of it
    expect(ownFight(null, fell, march, 'german', 3)).toBeNull();
  });
  it('stays while others fight, and goes when it is undone', () => {
    const theirs = [{ ...line({ ...attack }, loss), seat: 'soviet' }];
    expect(ownFight(kept, fightIn(theirs, told), theirs, 'german', 2)).toBe(kept);
    expect(ownFight(kept, told, [{ ...line(attack), undone: true }], 'german', 2)).toBeNull();
  });
});
