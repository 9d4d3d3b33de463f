// The JSON bodies that a bot sends to Discord. Each exported name is the name of the definition in rest.schema.json.
import type {
	RESTPatchAPIApplicationEmojiJSONBody,
	RESTPatchAPIChannelJSONBody,
	RESTPatchAPIChannelMessageJSONBody,
	RESTPatchAPIInteractionFollowupJSONBody,
	RESTPatchAPIInteractionOriginalResponseJSONBody,
	RESTPostAPIApplicationCommandsJSONBody,
	RESTPostAPIApplicationEmojiJSONBody,
	RESTPostAPIChannelMessageJSONBody,
	RESTPostAPIChannelMessagesThreadsJSONBody,
	RESTPostAPIChannelThreadsJSONBody,
	RESTPostAPICurrentUserCreateDMChannelJSONBody,
	RESTPostAPIInteractionCallbackJSONBody,
	RESTPostAPIInteractionFollowupJSONBody,
	RESTPutAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';

/** POST /interactions/{id}/{token}/callback */
export type Callback = RESTPostAPIInteractionCallbackJSONBody;
/** PATCH /webhooks/{application}/{token}/messages/@original */
export type EditOriginal = RESTPatchAPIInteractionOriginalResponseJSONBody;
/** POST /webhooks/{application}/{token} */
export type FollowUp = RESTPostAPIInteractionFollowupJSONBody;
/** PATCH /webhooks/{application}/{token}/messages/{message} */
export type EditFollowUp = RESTPatchAPIInteractionFollowupJSONBody;
/** POST /channels/{channel}/messages */
export type CreateMessage = RESTPostAPIChannelMessageJSONBody;
/** PATCH /channels/{channel}/messages/{message} */
export type EditMessage = RESTPatchAPIChannelMessageJSONBody;
/** POST /users/@me/channels */
export type CreateDm = RESTPostAPICurrentUserCreateDMChannelJSONBody;
/** POST /channels/{channel}/threads */
export type CreateThread = RESTPostAPIChannelThreadsJSONBody;
/** POST /channels/{channel}/messages/{message}/threads */
export type CreateThreadFromMessage = RESTPostAPIChannelMessagesThreadsJSONBody;
/** PATCH /channels/{channel} (a thread too: archived, locked) */
export type EditChannel = RESTPatchAPIChannelJSONBody;
/** POST /applications/{application}/commands and /applications/{application}/guilds/{guild}/commands */
export type PostCommand = RESTPostAPIApplicationCommandsJSONBody;
/** PUT /applications/{application}/commands and /applications/{application}/guilds/{guild}/commands */
export type PutCommands = RESTPutAPIApplicationCommandsJSONBody;
/** POST /applications/{application}/emojis */
export type CreateEmoji = RESTPostAPIApplicationEmojiJSONBody;
/** PATCH /applications/{application}/emojis/{emoji} */
export type EditEmoji = RESTPatchAPIApplicationEmojiJSONBody;
