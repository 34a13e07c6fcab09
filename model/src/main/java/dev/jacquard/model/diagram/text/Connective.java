package dev.jacquard.model.diagram.text;

/** What joins two conditions; the right one is looked at only if the left one does not decide. */
enum Connective {
  AND {
    @Override
    Truth of(Truth left, Truth right) {
      return situation -> left.holds(situation) && right.holds(situation);
    }
  },
  OR {
    @Override
    Truth of(Truth left, Truth right) {
      return situation -> left.holds(situation) || right.holds(situation);
    }
  },
  IMPLIES {
    @Override
    Truth of(Truth left, Truth right) {
      return situation -> !left.holds(situation) || right.holds(situation);
    }
  };

  abstract Truth of(Truth left, Truth right);
}
