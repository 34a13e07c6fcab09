package dev.jacquard.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageFileTest {
  @ParameterizedTest
  @CsvSource({
    "bank.AccountTest.depositsAreNeverLost, bank.AccountTest.depositsAreNeverLost",
    "bank.AccountTest$Inner.a-2, bank.AccountTest.Inner.a-2",
    "Test.two customers & one account!, Test.two.customers.one.account",
    "../../etc/passwd, etc.passwd",
    "Main#run, Main.run",
  })
  void nameOfAFileHasOnlyHarmlessCharacters(String text, String name) {
    assertThat(PageFile.name(text)).isEqualTo(name);
  }
}
