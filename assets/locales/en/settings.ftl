### Settings of a server ([PBP-16]).

# Language, as it is named in lists of settings.
language_english = English

# Language, as it is named in lists of settings.
language_italian = Italian

# `/settings show`: the language of public messages in this server, and why.
# Variables: $language (String), $why (String)
settings_language = **What I write in the channels of this server is in { $language }** ({ $why }). What only you see is in the language of your own Discord.

# Why that language: somebody chose it here.
settings_chosen = chosen with `/settings language`

# Why that language: it is the language of the server.
settings_own = the server’s own language

# Why that language: the server has none that the bot speaks.
settings_default = my default: the server has no language of its own that I speak

# To somebody who may change the settings.
settings_you_may = You may change it: `/settings language`.

# To everybody else.
settings_who_may = People with the permission *Manage Server* may change it.

# Refusal: somebody without that permission wants to change the language.
settings_not_yours = Only people with the permission *Manage Server* may change the language of this server. Nothing has changed; ask one of them. `/settings show` shows what is set.

# The language was changed.
# Variables: $language (String)
settings_changed = From now on I write in the channels of this server in { $language }. Messages that I don’t edit any more stay as they are.
