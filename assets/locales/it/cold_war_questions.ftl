### Domande della guerra fredda: per tipo (`task-`, `doing-`) e la frase che chiede e dice che cosa vuol dire tacere.

task-cold_war-upkeep = mantieni le tue armate
doing-cold_war-upkeep = { $who } paga il mantenimento

task-cold_war-act = gioca il tuo turno
doing-cold_war-act = { $who } gioca il suo turno

task-cold_war-consent = dai il permesso di entrare o rifiutalo
doing-cold_war-consent = { $who } decide chi può entrare

task-cold_war-pay_war = paga la guerra o ritira il convoglio
doing-cold_war-pay_war = { $who } decide su una guerra

task-cold_war-intercept = intercetta chi transita o lascialo passare
doing-cold_war-intercept = { $who } decide su un’intercettazione

task-cold_war-meet = affronta l’invasore con gli intercettori o aspetta
doing-cold_war-meet = { $who } decide se gli intercettori combattono

task-cold_war-defend = scegli le armate che difendono
doing-cold_war-defend = { $who } sceglie la difesa

task-cold_war-losses = scegli le armate che perdi
doing-cold_war-losses = { $who } sceglie le perdite

task-cold_war-exile = scegli dove vanno i tuoi profughi
doing-cold_war-exile = { $who } sceglie dove vanno i profughi

task-cold_war-pieces = scegli dove i tuoi profughi crescono o calano
doing-cold_war-pieces = { $who } decide sui profughi

task-cold_war-present = accetta le armate in dono o rifiutale
doing-cold_war-present = { $who } decide su un dono

task-cold_war-launch = lancia un missile, se vuoi
doing-cold_war-launch = { $who } può lanciare un missile

task-cold_war-last_launch = lancia un missile prima della fine o passa
doing-cold_war-last_launch = { $who } decide su un ultimo lancio

task-cold_war-talk = fai pagamenti e patti, se vuoi
doing-cold_war-talk = { $who } può fare patti
