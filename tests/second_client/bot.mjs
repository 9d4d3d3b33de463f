// A small bot on discord.js, to show that the loopback speaks Discord and not only serenity's dialect of it.
//   LOOPBACK_BASE=http://127.0.0.1:PORT LOOPBACK_TOKEN=… node bot.mjs
// Says "registered" on its own line once its commands are known, then answers until it is ended.
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, MessageFlags, ModalBuilder, SlashCommandBuilder, TextInputBuilder, TextInputStyle } from 'discord.js';

const { LOOPBACK_BASE: base, LOOPBACK_TOKEN: token } = process.env;
if (!base || !token) throw new Error('LOOPBACK_BASE and LOOPBACK_TOKEN are needed');

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${base}/api`, version: '10' } });

const repeat = new SlashCommandBuilder()
  .setName('repeat')
  .setDescription('Says something again')
  .setDescriptionLocalizations({ it: 'Ripete qualcosa' })
  .addStringOption((o) => o.setName('words').setDescription('What to say').setRequired(true).setAutocomplete(true))
  .addIntegerOption((o) => o.setName('times').setDescription('How often').setMinValue(1).setMaxValue(3));

const row = () => new ActionRowBuilder().addComponents(
  new ButtonBuilder().setCustomId('again').setLabel('Again').setStyle(ButtonStyle.Primary),
  new ButtonBuilder().setCustomId('ask').setLabel('Ask me').setStyle(ButtonStyle.Secondary),
);

function modal() {
  const name = new TextInputBuilder().setCustomId('name').setLabel('A colour').setStyle(TextInputStyle.Short);
  return new ModalBuilder().setCustomId('colour').setTitle('One question').addComponents(new ActionRowBuilder().addComponents(name));
}

async function answer(interaction) {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    await interaction.respond([{ name: `${typed}!`, value: `${typed}!` }]);
  } else if (interaction.isChatInputCommand()) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const words = Array(interaction.options.getInteger('times') ?? 1).fill(interaction.options.getString('words')).join(' ');
    await interaction.editReply({ content: words, components: [row()] });
    await interaction.followUp({ content: `${interaction.user.username} in ${interaction.locale}`, flags: MessageFlags.Ephemeral });
  } else if (interaction.isButton() && interaction.customId === 'again') {
    await interaction.update({ content: `${interaction.message.content}, again`, components: [] });
  } else if (interaction.isButton()) {
    await interaction.showModal(modal());
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`It is ${interaction.fields.getTextInputValue('name')}.`);
  }
}

client.on(Events.InteractionCreate, (interaction) => answer(interaction).catch((error) => {
  console.error(error);
  process.exitCode = 1;
}));
client.once(Events.ClientReady, async () => {
  await client.application.commands.set([repeat]);
  console.log('registered');
});
// The other side holds our standard input: when it goes, so do we.
process.stdin.on('end', () => client.destroy().then(() => process.exit())).resume();
await client.login(token);
