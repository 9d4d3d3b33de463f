// How the page writes what people and bots write: Discord's subset of Markdown, and nothing that could run.
import assert from 'node:assert/strict';
import { play } from './browser.mjs';

const mention = (text, mine = false) => `<span class="mention${mine ? ' mine' : ''}">${text}</span>`;
const jump = (text) => `<button type="button" class="mention jump">${text}</button>`;
const link = (url, text = url) => `<a href="${url}" target="_blank" rel="noopener noreferrer">${text}</a>`;

// [what is written, what stands in the page]
const CASES = [
  ['plain', '<p>plain</p>'],
  ['a **b** *c* _d_ __e__ ~~f~~ ***g***', '<p>a <strong>b</strong> <em>c</em> <em>d</em> <u>e</u> <s>f</s> <strong><em>g</em></strong></p>'],
  ['**bold *and* more**', '<p><strong>bold <em>and</em> more</strong></p>'],
  ['over **two\nlines**', '<p>over <strong>two\nlines</strong></p>'],
  ['snake_case_name and 2 * 3 * 4', '<p>snake_case_name and 2 * 3 * 4</p>'],
  ['\\*not\\* \\`this\\`', '<p>*not* `this`</p>'],
  ['`a **b**` ``c ` d``', '<p><code>a **b**</code> <code>c ` d</code></p>'],
  ['x\n```rust\nfn <b>\n```\ny', '<p>x</p><pre tabindex="0"><code>fn &lt;b&gt;</code></pre><p>y</p>'],
  ['# A\n## B\n### C\n#D', '<p class="h1" role="heading" aria-level="2">A</p><p class="h2" role="heading" aria-level="2">B</p><p class="h3" role="heading" aria-level="2">C</p><p>#D</p>'],
  ['-# small', '<p class="subtext">small</p>'],
  ['> a\n> b\nc', '<blockquote><p>a\nb</p></blockquote><p>c</p>'],
  ['>>> a\nb', '<blockquote><p>a\nb</p></blockquote>'],
  ['- a\n  - b\n- c', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['<@1> <@!2> <#3> </game new:9> </other:9> @everyone', `<p>${mention('@Red', true)} ${mention('@Blue')} ${jump('#war-room')} ${jump('/partita nuova')} ${mention('/other')} ${mention('@everyone', true)}</p>`],
  ['<:die_6:9> <:x:y>', '<p><img class="emoji" src="/page/file/cdn/emojis/9.png" alt=":die_6:" title=":die_6:"> &lt;:x:y&gt;</p>'],
  ['see https://a.example/x_y_z, or [here](https://b.example/)', `<p>see ${link('https://a.example/x_y_z')}, or ${link('https://b.example/', 'here')}</p>`],
  ['see https://discord.com/channels/5/3/9', `<p>see ${jump('#war-room › message')}</p>`],
  ['[x](javascript:alert(1)) <javascript:alert(1)>', '<p>[x](javascript:alert(1)) &lt;javascript:alert(1)&gt;</p>'],
  ['<img src=x onerror=alert(1)><script>1</script>', '<p>&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;1&lt;/script&gt;</p>'],
  ['[<b>](https://a.example/"onclick="x)', `<p>${link('https://a.example/%22onclick=%22x', '&lt;b&gt;')}</p>`],
  ['<t:60:t> <t:99999999999999999:R>', '<p><time datetime="1970-01-01T00:01:00.000Z" data-at="60" data-style="t" title="Thursday, January 1, 1970 at 12:01 AM">12:01 AM</time> &lt;t:99999999999999999:R&gt;</p>'],
];
const RELATIVE = [[0, 'now'], [30, 'in 30 seconds'], [-60, '1 minute ago'], [3 * 3600, 'in 3 hours'], [86400, 'tomorrow'], [-10 * 86400, '10 days ago']];

await play(async ({ page }) => {
  const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  await page.route('**/cdn/emojis/*', (route) => route.fulfill({ contentType: 'image/png', body: dot }));
  const written = await page.evaluate(async ([texts, relative]) => {
    const { markdown } = await import('/page/markdown.js');
    const names = { 1: 'Red', 2: 'Blue' };
    const ctx = { me: () => '1', locale: () => 'en-US', now: () => 1_000_000_000, person: (id) => names[id], channel: () => 'war-room', jump: () => {}, command: (path) => (path === 'game new' ? 'partita nuova' : null) };
    const html = (text) => {
      const box = document.createElement('div');
      box.append(markdown(text, ctx));
      return box.innerHTML;
    };
    const away = (s) => {
      const box = document.createElement('div');
      box.append(markdown(`<t:${1_000_000 + s}:R>`, ctx));
      return box.textContent;
    };
    return [texts.map(html), relative.map(away)];
  }, [CASES.map(([text]) => text), RELATIVE.map(([s]) => s)]);
  const spaces = (text) => text.replace(/\u202f/g, ' ');
  CASES.forEach(([text, html], i) => assert.equal(spaces(written[0][i]), html, text));
  RELATIVE.forEach(([, text], i) => assert.equal(written[1][i], text));

  // A thousand unclosed marks take no time to speak of.
  const took = await page.evaluate(async () => {
    const { markdown } = await import('/page/markdown.js');
    const ctx = { me: () => '1', locale: () => 'en-US', now: () => 0, person: () => 'x', channel: () => 'x' };
    const start = performance.now();
    for (const mark of ['**a ', '*a', '_a ', '__a ', '||a', '`a ', '[a](', '> ', '- ', '<t:']) markdown(mark.repeat(Math.floor(2000 / mark.length)), ctx);
    return performance.now() - start;
  });
  assert.ok(took < 1000, `took ${took} ms`);
});
