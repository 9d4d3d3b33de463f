### Domande della guerra fredda: per tipo (`task-`, `doing-`) e la frase che chiede e dice che cosa vuol dire tacere.

task-cold_war-upkeep = pagare il mantenimento delle tue armate
doing-cold_war-upkeep = { $who } sta pagando il mantenimento

task-cold_war-act = giocare il tuo turno
doing-cold_war-act = { $who } sta giocando il suo turno

task-cold_war-consent = dare il permesso di entrare o rifiutarlo
doing-cold_war-consent = { $who } sta decidendo chi può entrare

task-cold_war-pay_war = pagare la guerra o ritirare il convoglio
doing-cold_war-pay_war = { $who } sta decidendo su una guerra

task-cold_war-intercept = intercettare chi transita o lasciarlo passare
doing-cold_war-intercept = { $who } sta decidendo su un’intercettazione

task-cold_war-meet = affrontare l’invasore con gli intercettori o aspettare
doing-cold_war-meet = { $who } sta decidendo se gli intercettori combattono

task-cold_war-defend = scegliere le armate che difendono
doing-cold_war-defend = { $who } sta scegliendo la difesa

task-cold_war-losses = scegliere le armate che perdi
doing-cold_war-losses = { $who } sta scegliendo le perdite

task-cold_war-exile = scegliere dove vanno i tuoi profughi
doing-cold_war-exile = { $who } sta scegliendo dove vanno i profughi

task-cold_war-pieces = scegliere dove i tuoi profughi crescono o calano
doing-cold_war-pieces = { $who } sta decidendo sui profughi

task-cold_war-present = accettare armate in dono o rifiutarle
doing-cold_war-present = { $who } sta decidendo su un dono

task-cold_war-launch = lanciare un missile, se vuoi
doing-cold_war-launch = { $who } può lanciare un missile

task-cold_war-last_launch = lanciare un missile prima della fine o passare
doing-cold_war-last_launch = { $who } sta decidendo su un ultimo lancio

task-cold_war-talk = fare pagamenti e patti, se vuoi
doing-cold_war-talk = { $who } può fare patti
