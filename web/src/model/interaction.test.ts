import { describe, expect, it } from 'vitest';
import questions from '../fixtures/questions.json';
import type { Choice } from '../net/protocol';
import {
  actors,
  anchorsOf,
  attempt,
  back,
  click,
  commits,
  cycle,
  forced,
  hasOdds,
  isSame,
  interactionOf,
  numbered,
  settle,
  type Question,
  typed,
  under,
} from './interaction';

const all = questions as unknown as Record<string, Question>;
const ask = (name: string): Question => all[`ask-${name}`];

describe('every real question', () => {
  for (const [name, question] of Object.entries(all)) {
    it(`${name}: every option can be reached by clicks or is a button`, () => {
      for (const choice of question.options) {
        const interaction = interactionOf(question, []);
        if (interaction.buttons.some((b) => b.choice === choice)) continue;
        let path: string[] = interaction.path;
        let taken = null;
        for (const anchor of choice.anchors) {
          if (path.includes(anchor)) continue;
          const step = click(question, path, [anchor]);
          if (step.do === 'act') taken = step.choice;
          else if (step.do === 'select') path = step.path;
        }
        taken ??=
          interactionOf(question, path).buttons.find((b) => b.choice === choice)?.choice ?? null;
        expect(taken, choice.action).toBe(choice);
      }
    });

    it(`${name}: what is lit is what the options are anchored on`, () => {
      const interaction = interactionOf(question, []);
      const depth = interaction.path.length;
      const wanted = new Set(
        under(question.options, interaction.path)
          .map((o) => o.anchors[depth])
          .filter(Boolean),
      );
      for (const other of question.options)
        if (depth && other.anchors[0] && other.anchors[0] !== interaction.path[0])
          wanted.add(other.anchors[0]);
      expect(new Set(anchorsOf(interaction))).toEqual(wanted);
    });
  }
});

describe('the same question', () => {
  const { options } = ask('destination');
  it('is one whose options are the same, one by one', () => {
    expect(isSame(options, structuredClone(options))).toBe(true);
    expect(isSame(options, options.slice(1))).toBe(false);
    expect(isSame(options, [...options].reverse())).toBe(false);
  });
  it('is not that nothing is asked', () => {
    expect(isSame([], [])).toBe(false);
    expect(isSame(undefined, options)).toBe(false);
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
    const names = actors(q.options);
    expect(names.length).toBeGreaterThan(1);
    const first = click(q, [], [names[0]]);
    expect(first).toEqual({ do: 'select', path: [names[0]] });
    const interaction = interactionOf(q, [names[0]]);
    const attacks = [...interaction.rings].filter(([, r]) => r.style === 'attack');
    expect(attacks.length).toBe(under(q.options, [names[0]]).length);
    expect(attacks.every(([, r]) => Number(r.badge) > 0)).toBe(true);
    expect(click(q, [names[0]], [names[1]])).toEqual({ do: 'select', path: [names[1]] });
    expect(click(q, [names[0]], [names[0]])).toEqual({ do: 'back' });
    expect(back(q.options, [names[0]])).toEqual([]);
    const target = attacks[0][0];
    const step = click(q, [names[0]], [target, 'hex:A1']);
    expect(step.do).toBe('act');
    if (step.do === 'act') expect(commits(step.choice)).toBe(true);
  });

  it('an illegal place keeps the selection and asks why', () => {
    const q = ask('destination');
    expect(click(q, [], ['hex:Z99'])).toEqual({ do: 'why', anchors: ['hex:Z99'] });
    expect(attempt(q.options, [], ['hex:Z99'])).toMatch(/^move \w+ Z99$/);
    expect(attempt(ask('order').options, [], ['unit:ax01'])).toBe('order ax01');
    const battle = ask('battle');
    const [attacker] = actors(battle.options);
    expect(attempt(battle.options, [attacker], ['unit:zz9', 'hex:B2'])).toBe(
      `attack ${attacker.slice(5)} zz9`,
    );
    expect(attempt(ask('window').options, [], ['hex:B2'])).toBeNull();
  });

  it('two uses of one card become buttons', () => {
    const q = ask('play');
    const twice = q.options.find((o) => o.verb !== 'play')!;
    const step = click(q, [], twice.anchors);
    expect(step.do).toBe('select');
    const interaction = interactionOf(q, twice.anchors);
    expect(interaction.buttons.map((b) => b.choice.verb)).toContain('play');
    expect(interaction.buttons.length).toBe(2);
  });

  it('branches and reactions are buttons, in the order of the options', () => {
    for (const name of ['ground', 'flags', 'window', 'section']) {
      const interaction = interactionOf(ask(name), []);
      expect(interaction.branching).toBe(true);
      expect(interaction.buttons.map((b) => b.choice)).toEqual(ask(name).options);
    }
    expect(
      interactionOf(ask('retreat'), []).rings.get(ask('retreat').options[0].anchors[1])?.style,
    ).toBe('retreat');
  });

  it('the end of a step counts what could still act and is not primary then', () => {
    const end = interactionOf(ask('move'), []).buttons.find((b) => b.end)!;
    expect(end.left).toBe(ask('move').options.length - 1);
    expect(end.primary).toBe(false);
    const q = ask('order');
    const marked = interactionOf({ ...q, prompt: { ...q.prompt, chosen: 1 } }, []).buttons.find(
      (b) => b.end,
    )!;
    expect(marked.primary).toBe(true);
  });
});

describe('digits', () => {
  const choice = (action: string, anchors: string[] = [], marks: string[] = []): Choice => ({
    action,
    verb: '',
    anchors,
    marks,
    rules: [],
    text: { key: 'x' },
  });
  const question = (options: Choice[]): Question => ({
    prompt: { kind: 'pick', text: { key: 'x' } },
    options,
  });
  const pressed = (options: Choice[], selected: string[]): string[] =>
    numbered(interactionOf(question(options), selected), selected).map((b) => b.choice.action);
  const uses = [
    choice('use a', ['card:x']),
    choice('use b', ['card:x']),
    choice('use c', ['card:y']),
  ];

  it('press the uses of what is selected, and never what ends the step', () => {
    expect(pressed(uses, ['card:x'])).toEqual(['use a', 'use b']);
    expect(pressed([...uses, choice('done', [], ['end'])], ['card:x'])).toEqual(['use a', 'use b']);
  });
  it('press every button of a branch', () => {
    const branch = ask('ground');
    expect(numbered(interactionOf(branch, []), [])).toHaveLength(branch.options.length);
  });
});

describe('small things', () => {
  it('forced steps are never reactions and never dice', () => {
    const q = ask('window');
    expect(forced({ ...q, options: [q.options[1]] })).toBeNull();
    const move = ask('move');
    expect(forced({ ...move, options: [move.options[0]] })).toBe(move.options[0]);
    const battle = ask('battle');
    expect(forced({ ...battle, options: [battle.options[0]] })).toBeNull();
    expect(forced(move)).toBeNull();
  });

  it('cycles through what can act', () => {
    expect(cycle(['a', 'b'], null, 1)).toBe('a');
    expect(cycle(['a', 'b'], 'b', 1)).toBe('a');
    expect(cycle(['a', 'b'], null, -1)).toBe('b');
    expect(cycle([], 'b', 1)).toBeNull();
  });

  it('understands typed lines', () => {
    const { options } = ask('battle');
    expect(typed(options, '  ATTACK  ' + options[0].action.slice(7))).toBe(options[0]);
    expect(typed(options, '2')).toBe(options[1]);
    expect(typed(options, 'don')?.action).toBe('done');
    expect(typed(options, 'attack')).toBeNull();
    expect(typed(options, '')).toBeNull();
  });

  it('forgets a selection that the options no longer know', () => {
    expect(settle(ask('order').options, ['unit:gone'])).toEqual([]);
  });
});

describe('marks of other games', () => {
  const option = (action: string, marks: string[], anchors = ['army:pikes']): Choice => ({
    action,
    verb: 'give',
    anchors,
    text: { key: 'x' },
    rules: [],
    marks,
  });
  const prompt = { text: { key: 'x' }, kind: 'split' as const };
  it('a click on what gets a share gives it one more', () => {
    const question = {
      prompt,
      options: [option('give pikes', ['more', 'has-1']), option('take pikes', ['less', 'has-1'])],
    };
    const step = click(question, [], ['army:pikes']);
    expect(step.do === 'act' && step.choice.action).toBe('give pikes');
  });
  it('a badge is written as it is', () => {
    const interaction = interactionOf(
      {
        prompt: { ...prompt, kind: 'aim' },
        options: [
          option('attack a b', ['badge-3:1', 'odds'], ['unit:a', 'unit:b']),
          option('attack a c', [], ['unit:a', 'unit:c']),
        ],
      },
      ['unit:a'],
    );
    expect(interaction.rings.get('unit:b')?.badge).toBe('3:1');
  });
  it('what is final commits, and odds can be asked without dice', () => {
    expect(commits(option('reveal', ['final']))).toBe(true);
    expect(hasOdds(option('attack', ['odds']))).toBe(true);
    expect(hasOdds(option('move', ['cost-2']))).toBe(false);
  });
});
