import { describe, expect, it } from 'vitest';
import questions from '../fixtures/questions.json';
import type { ActionView } from '../net/protocol';
import { attempt } from './attempt';
import { typed } from './typed';
import {
  actors,
  anchorsOf,
  back,
  cautionOf,
  click,
  commits,
  cycle,
  forced,
  hasOdds,
  isSame,
  interactionOf,
  numbered,
  settle,
  sharedOpening,
  type Question,
  under,
  unused,
} from './interaction';

const all = questions as unknown as Record<string, Question>;
const ask = (name: string): Question => all[`ask-${name}`];

it('what all answers begin with ends with a colon, or with the unit that is asked', () => {
  expect(sharedOpening(['The tank (D6) retreats', 'The tank (D6) ignores it'])).toBe(14);
  expect(sharedOpening(['The tank (D6) retreats', 'The tank (D7) retreats'])).toBe(0);
  expect(sharedOpening(['Play Reserves: draw', 'Play Reserves: pay less'])).toBe(15);
  expect(sharedOpening(['Draw 0 units', 'Draw 1 unit'])).toBe(0);
  expect(sharedOpening(['Play Fog: see', 'Play Mud: stop'])).toBe(0);
  expect(sharedOpening(['Draw: 1 unit'])).toBe(0);
});

describe('every real question', () => {
  for (const [name, question] of Object.entries(all)) {
    it(`${name}: every action can be reached by clicks or is a button`, () => {
      for (const action of question.actions) {
        const interaction = interactionOf(question, []);
        if (interaction.buttons.some((b) => b.action === action)) continue;
        let path: string[] = interaction.path;
        let taken = null;
        for (const anchor of action.anchors) {
          if (path.includes(anchor)) continue;
          const step = click(question, path, [anchor]);
          if (step.do === 'act') taken = step.action;
          else if (step.do === 'select') path = step.path;
        }
        taken ??=
          interactionOf(question, path).buttons.find((b) => b.action === action)?.action ?? null;
        expect(taken, action.action).toBe(action);
      }
    });

    it(`${name}: what is lit is what the actions are anchored on`, () => {
      const interaction = interactionOf(question, []);
      const depth = interaction.path.length;
      const wanted = new Set(
        under(question.actions, interaction.path)
          .map((o) => o.anchors[depth])
          .filter(Boolean),
      );
      for (const other of question.actions)
        if (depth && other.anchors[0] && other.anchors[0] !== interaction.path[0])
          wanted.add(other.anchors[0]);
      expect(new Set(anchorsOf(interaction))).toEqual(wanted);
    });
  }
});

describe('the same question', () => {
  const { actions } = ask('destination');
  it('is one whose actions are the same, one by one', () => {
    expect(isSame(actions, structuredClone(actions))).toBe(true);
    expect(isSame(actions, actions.slice(1))).toBe(false);
    expect(isSame(actions, [...actions].reverse())).toBe(false);
  });
  it('is not the same when nothing is asked', () => {
    expect(isSame([], [])).toBe(false);
    expect(isSame(undefined, actions)).toBe(false);
  });
});

describe('select, aim, confirm', () => {
  it('a single candidate is selected already', () => {
    const interaction = interactionOf(ask('destination'), []);
    expect(interaction.path).toEqual(ask('destination').prompt.anchors);
    expect(
      [...interaction.rings.values()].filter((r) => r.style === 'move').length,
    ).toBeGreaterThan(3);
    expect(interaction.rings.get(interaction.path[0])?.style).toBe('select');
  });

  it('several attackers: click one, its targets carry dice; another click switches', () => {
    const q = ask('battle');
    const names = actors(q.actions);
    expect(names.length).toBeGreaterThan(1);
    const first = click(q, [], [names[0]]);
    expect(first).toEqual({ do: 'select', path: [names[0]] });
    const interaction = interactionOf(q, [names[0]]);
    const attacks = [...interaction.rings].filter(([, r]) => r.style === 'attack');
    expect(attacks.length).toBe(under(q.actions, [names[0]]).length);
    expect(attacks.every(([, r]) => Number(r.badge) > 0)).toBe(true);
    expect(click(q, [names[0]], [names[1]])).toEqual({ do: 'select', path: [names[1]] });
    expect(click(q, [names[0]], [names[0]])).toEqual({ do: 'back' });
    expect(back(q.actions, [names[0]])).toEqual([]);
    const target = attacks[0][0];
    const step = click(q, [names[0]], [target, 'hex:A1']);
    expect(step.do).toBe('act');
    if (step.do === 'act') expect(commits(step.action)).toBe(true);
  });

  it('an illegal place keeps the selection and asks why', () => {
    const q = ask('destination');
    expect(click(q, [], ['hex:Z99'])).toEqual({ do: 'why', anchors: ['hex:Z99'] });
    expect(attempt(q.actions, [], ['hex:Z99'])).toMatch(/^move \w+ Z99$/);
    expect(attempt(ask('order').actions, [], ['unit:ax01'])).toBe('order ax01');
    const battle = ask('battle');
    const [attacker] = actors(battle.actions);
    expect(attempt(battle.actions, [attacker], ['unit:zz9', 'hex:B2'])).toBe(
      `attack ${attacker.slice(5)} zz9`,
    );
    expect(attempt(ask('window').actions, [], ['hex:B2'])).toBeNull();
  });

  it('asks why not of what most pieces can do, not of what only the first one can', () => {
    const act = (text: string, ...anchors: string[]) =>
      ({ action: text, verb: text.split(' ')[0], anchors }) as unknown as ActionView;
    const clear = act('clear al01', 'unit:al01');
    const attacks = [
      act('attack al01 ax01', 'unit:al01', 'unit:ax01'),
      act('attack al01 ax02', 'unit:al01', 'unit:ax02'),
    ];
    expect(attempt([clear, ...attacks], [], ['unit:al09'])).toBe('attack al09 ax01');
    const move = act('move al01 E5', 'unit:al01', 'hex:E5');
    const exits = [act('exit al01', 'unit:al01'), act('exit al02', 'unit:al02')];
    expect(attempt([move, ...exits], [], ['unit:al09'])).toBe('exit al09');
  });

  it('two uses of one card become buttons', () => {
    const q = ask('play');
    const twice = q.actions.find((o) => o.verb !== 'play')!;
    const step = click(q, [], twice.anchors);
    expect(step.do).toBe('select');
    const interaction = interactionOf(q, twice.anchors);
    expect(interaction.buttons.map((b) => b.action.verb)).toContain('play');
    expect(interaction.buttons.length).toBe(2);
  });

  it('branches and reactions are buttons, in the order of the actions', () => {
    for (const name of ['ground', 'flags', 'window', 'section']) {
      const interaction = interactionOf(ask(name), []);
      expect(interaction.branching).toBe(true);
      expect(interaction.buttons.map((b) => b.action)).toEqual(ask(name).actions);
    }
    expect(
      interactionOf(ask('retreat'), []).rings.get(ask('retreat').actions[0].anchors[1])?.style,
    ).toBe('retreat');
  });

  it('what can be put on many things one by one is left once, not once for each of them', () => {
    const more = (id: string) => ({
      action: `cube ${id}`,
      verb: 'cube',
      text: { key: 'x' },
      anchors: [`pad:${id}`],
      marks: ['more'],
      rules: [],
    });
    const end = ask('move').actions.filter((action) => action.marks?.includes('end'));
    const actions = [more('foot'), more('guns'), ...end];
    expect(unused({ ...ask('move'), actions })).toHaveLength(1);
  });

  it('the end of a step counts what could still act and is not primary then', () => {
    const end = interactionOf(ask('move'), []).buttons.find((b) => b.end)!;
    const idle = ask('move').actions.map((one) => ({ ...one, vain: { key: 'vain-order' } }));
    expect(unused({ ...ask('move'), actions: idle })).toEqual([]); // nobody forgot what is no use
    expect(unused(ask('move'))).toHaveLength(ask('move').actions.length - 1);
    expect(end.primary).toBe(false);
    const q = ask('order');
    const marked = interactionOf({ ...q, prompt: { ...q.prompt, chosen: 1 } }, []).buttons.find(
      (b) => b.end,
    )!;
    expect(marked.primary).toBe(true);
  });
});

describe('digits', () => {
  const action = (action: string, anchors: string[] = [], marks: string[] = []): ActionView => ({
    action,
    verb: '',
    anchors,
    marks,
    rules: [],
    text: { key: 'x' },
  });
  const question = (actions: ActionView[]): Question => ({
    prompt: { kind: 'pick', text: { key: 'x' } },
    actions,
  });
  const pressed = (actions: ActionView[], selected: string[]): string[] =>
    numbered(interactionOf(question(actions), selected)).map((b) => b.action.action);
  const uses = [
    action('use a', ['card:x']),
    action('use b', ['card:x']),
    action('use c', ['card:y']),
  ];

  it('press the uses of what is selected, and never what ends the step', () => {
    expect(pressed(uses, ['card:x'])).toEqual(['use a', 'use b']);
    expect(pressed([...uses, action('done', [], ['end'])], ['card:x'])).toEqual(['use a', 'use b']);
  });
  it('what gives something up has no digit, so that the same digit never presses it by habit', () => {
    const answers = [action('give', [], ['loss']), action('fight'), action('stop', [], ['end'])];
    const asked = { ...question(answers), prompt: { kind: 'branch', text: { key: 'x' } } };
    const found = numbered(interactionOf(asked as Question, []));
    expect(found.map((one) => one.action.action)).toEqual(['fight']);
  });
  it('a held card is not forgotten by a click that would do something else at once', () => {
    const plan = question([
      action('lay zeal', ['card:zeal', 'army:riders']),
      action('lay zeal', ['card:zeal', 'army:pikes']),
      action('cube foot', ['army:foot'], ['more']),
      action('choose', ['unit:a', 'hex:A1']),
      action('choose', ['unit:a', 'hex:A2']),
      action('show', ['card:map']),
    ]);
    const held = ['card:zeal'];
    const lit = [...interactionOf(plan, held).rings.keys()];
    expect(lit.sort()).toEqual(['army:pikes', 'army:riders', 'card:map', 'card:zeal', 'unit:a']);
    expect(click(plan, held, ['army:foot']).do).toBe('why');
    expect(click(plan, held, ['unit:a']).do).toBe('select');
    const own = [action('lay zeal foot', ['card:zeal', 'army:me.foot'])];
    expect(attempt(own, held, ['army:me.pike'])).toBe('lay zeal pike');
    expect(click(plan, held, ['card:map']).do).toBe('act');
    expect(click(plan, [], ['army:foot']).do).toBe('why'); // its cubes have buttons of their own
  });
  it('press every button of a branch', () => {
    const branch = ask('ground');
    expect(numbered(interactionOf(branch, []))).toHaveLength(branch.actions.length);
  });
});

describe('small things', () => {
  it('forced steps never end a turn or give something up', () => {
    const move = ask('move');
    for (const mark of ['hands-over', 'final', 'loss', 'end']) {
      const only = { ...move.actions[0], marks: [mark] };
      expect(forced({ ...move, actions: [only] })).toBeNull();
    }
  });

  it('forced steps are never reactions and never dice', () => {
    const q = ask('window');
    expect(forced({ ...q, actions: [q.actions[1]] })).toBeNull();
    const move = ask('move');
    expect(forced({ ...move, actions: [move.actions[0]] })).toBe(move.actions[0]);
    const battle = ask('battle');
    expect(forced({ ...battle, actions: [battle.actions[0]] })).toBeNull();
    expect(forced(move)).toBeNull();
  });

  it('cycles through what can act', () => {
    expect(cycle(['a', 'b'], null, 1)).toBe('a');
    expect(cycle(['a', 'b'], 'b', 1)).toBe('a');
    expect(cycle(['a', 'b'], null, -1)).toBe('b');
    expect(cycle([], 'b', 1)).toBeNull();
  });

  it('understands typed lines', () => {
    const { actions } = ask('battle');
    expect(typed(actions, '  ATTACK  ' + actions[0].action.slice(7))).toBe(actions[0]);
    expect(typed(actions, '2')).toBe(actions[1]);
    expect(typed(actions, 'don')?.action).toBe('done');
    expect(typed(actions, 'attack')).toBeNull();
    expect(typed(actions, '')).toBeNull();
  });

  it('forgets a selection that the actions no longer know', () => {
    expect(settle(ask('order').actions, ['unit:gone'])).toEqual([]);
  });
});

describe('marks of other games', () => {
  const action = (action: string, marks: string[], anchors = ['army:pikes']): ActionView => ({
    action,
    verb: 'give',
    anchors,
    text: { key: 'x' },
    rules: [],
    marks,
  });
  const prompt = { text: { key: 'x' }, kind: 'split' as const };
  it('an amount changes by its own buttons alone: nothing else is lit, and a click explains', () => {
    const question = {
      prompt,
      actions: [action('give pikes', ['more', 'has-1']), action('take pikes', ['less', 'has-1'])],
    };
    expect([...interactionOf(question, []).rings]).toEqual([]);
    expect(click(question, [], ['army:pikes'])).toEqual({ do: 'why', anchors: ['army:pikes'] });
    expect(attempt(question.actions, [], ['army:pikes'])).toBeNull();
  });
  it('a card that can only go back is lifted by a click, and a button puts it back', () => {
    const back = action('put-back pay', ['back', 'spare'], ['card:pay']);
    const question = { prompt, actions: [back] };
    const step = click(question, [], ['card:pay']);
    expect(step).toEqual({ do: 'select', path: ['card:pay'] });
    expect(interactionOf(question, ['card:pay']).buttons.map((b) => b.action)).toEqual([back]);
    const all = action('restart', ['back'], []);
    const both = { prompt, actions: [back, all] };
    expect(interactionOf(both, []).buttons.map((b) => b.action)).toEqual([all]);
    expect(interactionOf(both, ['card:pay']).buttons.map((b) => b.action)).toEqual([back]);
    expect(attempt([back], [], ['card:zeal'])).toBeNull(); // whoever asks about it keeps it
    expect(unused(question, true)).toEqual([]);
  });
  it('whoever is asked about things left sees the cards that may be kept, too', () => {
    const lay = action('lay zeal', ['spare'], ['card:zeal', 'army:pikes']);
    const draw = action('draw zeal', ['spare'], ['draw:zeal']);
    const question = { prompt, actions: [lay, draw] };
    expect([unused(question), unused(question, true)]).toEqual([[], [[lay]]]);
  });
  it('a piece means the usual order of its army, the army card asks', () => {
    const question = {
      prompt: { ...prompt, kind: 'pick' as const },
      actions: [action('execute pikes', ['odds']), action('withdraw pikes', ['loss'])],
    };
    const step = click(question, [], ['unit:p1', 'square:A1', 'army:pikes']);
    expect(step.do === 'act' && step.action.action).toBe('execute pikes');
    expect(click(question, [], ['army:pikes']).do).toBe('select');
    question.actions.shift();
    const loss = click(question, [], ['unit:p1', 'army:pikes']);
    expect(loss.do === 'act' && loss.action.action).toBe('withdraw pikes'); // shown first: a loss
  });
  it('what is hardly ever meant is neither lit nor clicked', () => {
    const question = {
      prompt: { ...prompt, kind: 'pick' as const },
      actions: [
        action('play a', [], ['card:a']),
        action('withdraw moscow', ['aside', 'loss'], ['unit:m', 'space:m']),
      ],
    };
    expect([...interactionOf(question, []).rings.keys()]).toEqual(['card:a']);
    expect(click(question, [], ['unit:m', 'space:m']).do).toBe('why');
    // Nor is it one of the buttons, where each answer has one.
    const asked = { ...question, prompt: { ...prompt, kind: 'reaction' as const } };
    expect(interactionOf(asked, []).buttons.map((b) => b.action.action)).toEqual(['play a']);
  });
  it('a badge is written as it is', () => {
    const interaction = interactionOf(
      {
        prompt: { ...prompt, kind: 'aim' },
        actions: [
          action('attack a b', ['badge-3:1', 'odds'], ['unit:a', 'unit:b']),
          action('attack a c', [], ['unit:a', 'unit:c']),
        ],
      },
      ['unit:a'],
    );
    expect(interaction.rings.get('unit:b')?.badge).toBe('3:1');
  });
  it('what is final commits, and odds can be asked without dice', () => {
    expect(commits(action('reveal', ['final']))).toBe(true);
    expect(hasOdds(action('attack', ['odds']))).toBe(true);
    expect(hasOdds(action('move', ['cost-2']))).toBe(false);
  });
});

describe('what is shown before it is done', () => {
  const all = { first: true, turn: true };
  const none = { first: false, turn: false };
  const move = ask('move');
  const [unit] = move.actions;
  const marked = (...marks: string[]): ActionView => ({ ...unit, marks });

  it('chance and the end of a turn, unless a person switched that off', () => {
    expect(cautionOf(move, marked('final'), all)).toBe('final');
    expect(cautionOf(move, marked('final'), none)).toBeNull();
    expect(cautionOf(move, marked('certain'), all)).toBe('final');
    expect(cautionOf(move, marked('hands-over'), all)).toBe('turn');
    expect(cautionOf(move, marked('hands-over'), none)).toBeNull();
    expect(cautionOf(move, marked(), all)).toBeNull();
  });

  it('what gives something up, whatever a person switched off', () => {
    expect(cautionOf(move, marked('loss'), none)).toBe('loss');
    expect(cautionOf(move, { ...unit, vain: { key: 'vain-card' } }, none)).toBe('vain');
  });

  it('a second click on a selected unit lets it go, though it could walk round and come back', () => {
    const round: ActionView = {
      ...move.actions[0],
      action: 'move al01 A1',
      anchors: ['unit:al01', 'hex:A1'],
      marks: ['move'],
    };
    const away = { ...round, action: 'move al01 A2', anchors: ['unit:al01', 'hex:A2'] };
    const question = { ...move, actions: [round, away] };
    expect(click(question, ['unit:al01'], ['unit:al01', 'hex:A1'])).toEqual({ do: 'back' });
    expect(click(question, ['unit:al01'], ['hex:A2'])).toEqual({ do: 'act', action: away });
    const only = { ...move, actions: [round] };
    expect(click(only, ['unit:al01'], ['unit:al01', 'hex:A1'])).toEqual({
      do: 'act',
      action: round,
    });
  });

  it('a click never sends a unit round and back, unless it can do nothing else', () => {
    const round: ActionView = {
      ...move.actions[0],
      action: 'move al01 A1',
      anchors: ['unit:al01', 'hex:A1'],
      marks: ['round'],
    };
    const away = { ...round, action: 'move al01 A2', anchors: ['unit:al01', 'hex:A2'], marks: [] };
    const both = { ...move, actions: [round, away] };
    expect(click(both, [], ['unit:al01', 'hex:A1'])).toEqual({ do: 'nothing' });
    const only = { ...move, actions: [round] };
    expect(click(only, [], ['unit:al01', 'hex:A1'])).toEqual({ do: 'act', action: round });
  });

  it('an end that leaves orders is never the usual button', () => {
    const end = move.actions.find((one) => one.marks?.includes('end'))!;
    const primary = (marks: string[]): boolean =>
      interactionOf({ ...move, actions: [{ ...end, marks }] }, []).buttons[0].primary;
    expect(primary(['end'])).toBe(true);
    expect(primary(['end', 'early'])).toBe(false);
  });

  it('an end while something is left', () => {
    const end = move.actions.find((one) => one.marks?.includes('end'))!;
    expect(cautionOf(move, end, none)).toBeNull(); // it can be undone
    end.marks = [...end.marks!, 'hands-over'];
    expect(cautionOf(move, end, none)).toBe('early');
    expect(cautionOf(move, { ...end, marks: ['end', 'closes'] }, none)).toBe('early');
    expect(cautionOf({ ...move, actions: [end] }, end, all)).toBeNull();
    const back = { ...move.actions[0], marks: ['back'] };
    expect(cautionOf({ ...move, actions: [back, end] }, end, all)).toBeNull();
    const buttons = { ...move, prompt: { ...move.prompt, kind: 'branch' as const } };
    expect(cautionOf(buttons, end, all)).toBeNull(); // the other button stood beside it
  });

  it('a button whose words do not say what it ends, or that destroys something', () => {
    const buttons = { ...move, prompt: { ...move.prompt, kind: 'branch' as const } };
    const named = { ...move.actions[0], anchors: [] };
    const asked = (...marks: string[]) => cautionOf(buttons, { ...named, marks }, all);
    expect(asked('hands-over')).toBeNull();
    expect(asked('untold')).toBeNull(); // one is asked again
    expect(asked('untold', 'hands-over')).toBe('turn');
    expect(asked('end', 'untold', 'hands-over')).toBe('turn');
    expect(asked('asks')).toBe('final');
    expect(cautionOf(buttons, { ...named, marks: ['asks'] }, none)).toBeNull();
  });

  it('a card of the hand that answers others is shown first, its button is not', () => {
    const card = { ...move.actions[0], anchors: ['card:fog'], marks: ['hands-over'] };
    const reaction = { ...move, prompt: { ...move.prompt, kind: 'reaction' as const } };
    expect(cautionOf(reaction, card, all, false)).toBe('turn');
    expect(cautionOf(reaction, card, all, true)).toBeNull();
    expect(cautionOf(reaction, { ...card, anchors: ['unit:al01'] }, all, false)).toBeNull();
  });

  it('a button that names what it does rolls its dice at once, unless it is one of the answers', () => {
    expect(cautionOf(move, marked('final'), all, true)).toBeNull();
    const question = ask('flags');
    const answer = { ...question.actions[0], marks: ['final', 'hands-over'] };
    expect(cautionOf(question, answer, all, true)).toBe('final');
    expect(cautionOf(question, answer, none, true)).toBeNull();
    // Whoever does not respond lets the others go on.
    expect(cautionOf(question, { ...answer, verb: 'pass' }, all, true)).toBeNull();
  });
});

it('a card on the table that can be used has a button, until one in the hand is raised', () => {
  const action = (action: string, ...marks: string[]) => ({
    ...{ action, verb: 'use', anchors: [`card:${action}`], text: { key: 'x' }, rules: [], marks },
  });
  const actions = [action('guards', 'button'), action('build'), action('battle')];
  const question = { prompt: { text: { key: 'x' }, kind: 'pick' }, actions } as unknown as Question;
  const shown = (...path: string[]): string[] =>
    interactionOf(question, path).buttons.map((button) => button.action.action);
  expect(shown()).toEqual(['guards']);
  expect(shown('card:build')).toEqual(['build']);
  const vain = actions.map((one) => ({ ...one, vain: { key: 'x' } }));
  expect(interactionOf({ ...question, actions: vain }, []).buttons).toEqual([]);
});

describe('several enemies at one place', () => {
  const battle = (country: string) => ({
    action: `battle balkans ${country}`,
    verb: 'battle',
    anchors: ['space:balkans', `unit:${country}-balkans`],
    text: { key: country },
    marks: ['attack', 'final'],
  });
  const skip = { action: 'skip', verb: 'skip', anchors: [], text: { key: 'x' }, marks: ['loss'] };
  const elsewhere = { ...battle('japan'), action: 'battle', anchors: ['space:china'] };
  const one = { prompt: { text: { key: 'x' }, kind: 'aim' }, actions: [] } as unknown as Question;
  const only = { ...one, actions: [battle('germany'), battle('italy'), skip] } as Question;
  const more = { ...one, actions: [...only.actions, elsewhere] } as Question;
  const things = ['unit:italy-balkans', 'unit:germany-balkans', 'space:balkans'];
  const piece = ['unit:germany-balkans', 'unit:italy-balkans', 'space:balkans'];

  it('a click on a piece means that piece', () => {
    for (const question of [only, more])
      expect(click(question, [], piece)).toMatchObject({ do: 'act', action: battle('germany') });
  });
  it('a click on the place asks which, however often', () => {
    for (const question of [only, more])
      for (const selected of [[], ['space:balkans']]) {
        const step = click(question, selected, things, 'space:balkans');
        expect(step).toEqual({ do: 'select', path: ['space:balkans'] });
      }
  });
  it('each has a button once the place is chosen', () => {
    expect(interactionOf(more, []).buttons).toHaveLength(1);
    for (const [question, path] of [
      [only, []],
      [more, ['space:balkans']],
    ] as const) {
      const { buttons, branching } = interactionOf(question, [...path]);
      expect(branching).toBe(true);
      expect(buttons.map(({ action }) => action.text.key)).toEqual(['germany', 'italy', 'x']);
    }
  });
});
