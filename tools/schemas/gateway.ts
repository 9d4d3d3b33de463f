// What Discord sends to a bot over the gateway. Each exported name is the name of the definition in
// gateway.schema.json: an event is called as on the wire, in camel case.
import type {
	APIApplicationCommand,
	APIChannel,
	APIDMChannel,
	APIGuildMember,
	APIMessage,
	APIThreadChannel,
	APIUser,
	GatewayChannelCreateDispatchData,
	GatewayChannelDeleteDispatchData,
	GatewayChannelUpdateDispatchData,
	GatewayGuildCreateDispatchData,
	GatewayGuildDeleteDispatchData,
	GatewayGuildMemberAddDispatchData,
	GatewayGuildMemberRemoveDispatchData,
	GatewayGuildUpdateDispatchData,
	GatewayHelloData,
	GatewayIdentifyData,
	GatewayInteractionCreateDispatchData,
	GatewayMessageCreateDispatchData,
	GatewayMessageDeleteDispatchData,
	GatewayMessageUpdateDispatchData,
	GatewayReadyDispatchData,
	GatewayResumeData,
	GatewayThreadCreateDispatchData,
	GatewayThreadDeleteDispatchData,
	GatewayThreadUpdateDispatchData,
} from 'discord-api-types/v10';

export type Ready = GatewayReadyDispatchData;
export type GuildCreate = GatewayGuildCreateDispatchData;
export type GuildUpdate = GatewayGuildUpdateDispatchData;
export type GuildDelete = GatewayGuildDeleteDispatchData;
export type GuildMemberAdd = GatewayGuildMemberAddDispatchData;
export type GuildMemberRemove = GatewayGuildMemberRemoveDispatchData;
export type InteractionCreate = GatewayInteractionCreateDispatchData;
export type MessageCreate = GatewayMessageCreateDispatchData;
export type MessageUpdate = GatewayMessageUpdateDispatchData;
export type MessageDelete = GatewayMessageDeleteDispatchData;
export type ChannelCreate = GatewayChannelCreateDispatchData;
export type ChannelUpdate = GatewayChannelUpdateDispatchData;
export type ChannelDelete = GatewayChannelDeleteDispatchData;
export type ThreadCreate = GatewayThreadCreateDispatchData;
export type ThreadUpdate = GatewayThreadUpdateDispatchData;
export type ThreadDelete = GatewayThreadDeleteDispatchData;

export type Hello = GatewayHelloData;
export type Identify = GatewayIdentifyData;
export type Resume = GatewayResumeData;

export type Message = APIMessage;
export type User = APIUser;
export type Member = APIGuildMember;
export type Channel = APIChannel;
export type DM = APIDMChannel;
export type Thread = APIThreadChannel;
export type Command = APIApplicationCommand;
