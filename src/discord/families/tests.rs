use super::of;
use crate::rules::{FamilyId, classic, cold_war, y2210};

#[test]
fn every_question_has_a_command_that_answers_it_pbp_8() {
    let command = |family: FamilyId, kind| of(family).command_for(kind);
    assert_eq!(command(FamilyId::Classic, classic::AskKind::Bonus.into()), Some("place"));
    assert_eq!(command(FamilyId::Classic, classic::AskKind::Attack.into()), Some("attack"));
    assert_eq!(command(FamilyId::Y2210, y2210::AskKind::Invade.into()), Some("attack"));
    assert_eq!(command(FamilyId::ColdWar, cold_war::AskKind::Talk.into()), Some("deal"));
    assert_eq!(
        command(FamilyId::ColdWar, classic::AskKind::Attack.into()),
        None,
        "a question of another family"
    );
}
